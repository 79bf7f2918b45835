// boardgame.io's own server with Café Race, in memory, on loopback: node server.mjs [PORT]. Prints its port.

import { Origins, Server } from 'boardgame.io/dist/cjs/server.js';

import { CafeRace } from './cafe-race.mjs';

const server = Server({ games: [CafeRace], origins: [Origins.LOCALHOST] });
// What run() takes for a port goes to Node's listen() as it is, which also takes a host.
const { appServer } = await server.run({ port: { port: Number(process.argv[2] ?? 0), host: '127.0.0.1' } });
console.log(appServer.address().port);

// Started by load.mjs, it tells how much is on its heap (needs --expose-gc) and does not outlive it.
process.on('message', () => {
  globalThis.gc();
  process.send(process.memoryUsage().heapUsed);
});
process.on('disconnect', () => process.exit());
