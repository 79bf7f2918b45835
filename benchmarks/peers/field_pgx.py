"""pgx on one core of the CPU: `field_pgx.py backgammon` answers as speed_loop.py says."""

import os
import sys
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"  # read by jax below
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from speed_loop import serve, steps_on_end

ENVIRONMENTS = {"backgammon": 64, "sparrow_mahjong": 4096}  # of 64 to 4,096 with which it was fastest


class PgxGames:
    def __init__(self, name: str) -> None:
        env = pgx.make(name)
        self.environments = ENVIRONMENTS[name]
        self.advance = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        self.pick = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1))
        self.key = jax.random.PRNGKey(1)
        self.state = jax.jit(jax.vmap(env.init))(self.keys())

    def keys(self) -> Any:
        self.key, key = jax.random.split(self.key)
        return jax.random.split(key, self.environments)

    def choose(self) -> Any:
        keys = self.keys()
        return jax.block_until_ready((self.pick(keys[0], self.state.legal_action_mask), keys))

    def step(self, chosen: Any) -> None:
        self.state = jax.block_until_ready(self.advance(self.state, *chosen))


if __name__ == "__main__":
    games = PgxGames(sys.argv[1])
    serve(steps_on_end(games.choose, games.step, games.environments))
