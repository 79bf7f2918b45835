// Starts the server, plays on it as fast as it answers, stops it and prints one JSON object with what was measured.
//   node load.mjs [--sockets 600] [--players 3] [--seconds 25] [--matches 2000]
// It counts for that many seconds, or until no match is left to begin; all matches are then played to their end.

import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { openMatches } from './lobby.mjs';
import { cpuSeconds, heapUsed, startServer, stop } from './process.mjs';
import { Table } from './table.mjs';
import { Tally, quantile } from './tally.mjs';

const GAME = 'cafe-race';
const CONCURRENT = 20; // tables that connect together: a burst of all would overrun the server's queue of new sockets
const DEFAULTS = { sockets: 600, players: 3, seconds: 25, matches: 2000 }; // Café Race seats 3 to 6

function chosen() {
  const options = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: 'string' }]));
  const given = Object.entries(parseArgs({ options }).values);
  return { ...DEFAULTS, ...Object.fromEntries(given.map(([name, text]) => [name, Number(text)])) };
}

async function connected(port, { sockets, players }, tally) {
  const tables = Array.from({ length: Math.floor(sockets / players) }, () => new Table(players, tally));
  for (let first = 0; first < tables.length; first += CONCURRENT) {
    await Promise.all(tables.slice(first, first + CONCURRENT).map((table) => table.connect(port, GAME)));
  }
  return tables;
}

async function measure({ port, child }, { sockets, players, seconds, matches }) {
  const tally = new Tally();
  const tables = await connected(port, { sockets, players }, tally);
  const play = (open) => tables.map((table) => table.play(open));
  const done = (playing) => Promise.race([Promise.all(playing), tally.stalled()]);

  // One match each to warm up. Then every socket sits at a finished match, as it will at the end.
  await done(play(await openMatches(port, GAME, players, tables.length)));
  const warm = { matches: tally.matches, heap: await heapUsed(child) };
  const open = await openMatches(port, GAME, players, matches);

  tally.latencies = [];
  const start = { time: performance.now(), cpu: cpuSeconds(child.pid), own: cpuSeconds('self') };
  const playing = play(open);
  await Promise.race([...playing, wait(seconds * 1000), tally.stalled()]);
  const counted = {
    latencies: tally.latencies,
    seconds: (performance.now() - start.time) / 1000,
    server_cpu_seconds: cpuSeconds(child.pid) - start.cpu,
    driver_cpu_seconds: cpuSeconds('self') - start.own,
  };
  tally.latencies = [];
  await done(playing);

  const finished = tally.matches - warm.matches;
  const growth = (await heapUsed(child)) - warm.heap;
  return { ...counted, finished, heap_per_finished_match: growth / finished, refused: tally.refused };
}

function report({ sockets, players }, { latencies, finished, ...figures }) {
  const moves = latencies.length;
  const numbers = {
    moves,
    ...figures,
    moves_per_second: moves / figures.seconds,
    moves_per_cpu_second: moves / figures.server_cpu_seconds,
    p50_ms: quantile(latencies, 0.5),
    p99_ms: quantile(latencies, 0.99),
    finished_matches: finished,
  };
  const rounded = Object.entries(numbers).map(([name, number]) => [name, Number(number.toFixed(2))]);
  const { version } = createRequire(import.meta.url)('boardgame.io/package.json');
  const facts = { peer: 'boardgame.io', version, node: process.version, sockets, players };
  return JSON.stringify({ ...facts, ...Object.fromEntries(rounded) });
}

const options = chosen();
const server = await startServer();
try {
  console.log(report(options, await Promise.race([measure(server, options), server.died])));
} catch (problem) {
  console.error(`nothing was measured: ${problem.message}`);
  process.exitCode = 1;
} finally {
  await stop(server.child);
}
process.exit(); // closed sockets and timers would keep it waiting
