import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

// The thinnest server that could book: node:http, pg, the bare statement, nothing checked and nothing sealed. And the
// camps' answer of the real server, byte for byte, out of memory. Started with the statement and that answer.

const { statement, camps } = JSON.parse(process.argv[2] ?? '{}') as {
  statement: string;
  camps: { headers: [string, string][]; body: string };
};
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const answer = Buffer.from(camps.body);
const headers = camps.headers.flat();

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, headers);
    response.end(answer);
    return;
  }
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    const { campId, inputData } = JSON.parse(body) as {
      campId: string;
      inputData: { subscriber_NationalNr: string };
    };
    const values = [Number(campId.slice(4)), inputData.subscriber_NationalNr, body];
    pool.query({ name: 'book', text: statement, values }).then(
      ({ rowCount }) => {
        response.writeHead(rowCount ? 200 : 400, { 'content-type': 'application/json' });
        response.end('{}');
      },
      () => response.writeHead(500).end(),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Open http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
