// The server as a process of its own: started, asked, stopped.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const TICKS = 100; // a second, in /proc: what Linux calls USER_HZ

export async function startServer() {
  const child = fork(new URL('server.mjs', import.meta.url), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' }, // without it boardgame.io logs and checks more
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${code}`);
  });
  died.catch(() => {});
  const [port] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), died]);
  return { child, port: Number(port), died };
}

/** CPU seconds of a process so far, all its threads, in user and kernel. */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // the name before may hold spaces
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Bytes on the server's heap after a collection. */
export async function heapUsed(child) {
  child.send('heap');
  const [bytes] = await once(child, 'message');
  return bytes;
}

export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(child.pid);
  await ended;
}
