// Matches and their seats, by the server's own lobby: each player gets credentials, as people would.

import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';

const CONCURRENT = 32;

export async function openMatches(port, game, players, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT });
  const post = (action, body) => send({ agent, host: '127.0.0.1', port, path: `/games/${game}/${action}` }, body);
  try {
    return await Promise.all(Array.from({ length: count }, () => openMatch(post, players)));
  } finally {
    agent.destroy();
  }
}

async function openMatch(post, players) {
  const { matchID } = await post('create', { numPlayers: players });
  const credentials = [];
  for (let seat = 0; seat < players; seat += 1) {
    const joined = await post(`${matchID}/join`, { playerID: String(seat), playerName: `clerk ${seat}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

function send(target, body) {
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request({ ...target, method: 'POST', headers }, (answer) => {
      if (answer.statusCode === 200) resolve(json(answer));
      else reject(new Error(`POST ${target.path}: ${answer.statusCode}`));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}
