import { spawn, spawnSync } from 'node:child_process';

/** Whether the system brings pgbench; npm has none. */
export function hasPgbench(): boolean {
  return spawnSync('pgbench', ['--version']).status === 0;
}

/** Transactions per second of a script, as pgbench counts them. */
export function pgbench(
  databaseUrl: string,
  script: string,
  { camps, clients, seconds }: { camps: number; clients: number; seconds: number },
): Promise<number> {
  const args = ['-n', '-M', 'prepared', '-c', clients, '-j', Math.min(2, clients), '-T', seconds];
  return new Promise((resolve, reject) => {
    const run = spawn('pgbench', [...args.map(String), '-D', `camps=${camps}`, '-f', script, databaseUrl]);
    let printed = '';
    for (const stream of [run.stdout, run.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    }
    run.on('error', reject).on('close', () => {
      const tps = /^tps = ([\d.]+)/m.exec(printed)?.[1];
      if (tps === undefined) reject(new Error(`pgbench: ${printed}`));
      else resolve(Number(tps));
    });
  });
}
