import { pino, type DestinationStream, type Logger } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * All that is ever logged. No body, query, address, header or message text: a line must be safe to send to anyone,
 * and the text of an error may quote what a parent typed.
 */
export interface LoggedRequest {
  method: string;
  /** The pattern that matched, never the address itself. */
  route: string;
  status: number;
  ms: number;
}

/** The server's log: JSON lines with these fields and no others. */
export interface Log {
  request(fields: LoggedRequest): void;
  failure(error: unknown): void;
}

/** Where an error was thrown: file and line of each frame, without the message above them. */
function framesOf(error: Error): string[] {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 6).map((line) => line.trim());
}

export function createLog(
  level: LogLevel,
  to: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Log {
  const logger: Logger = pino({ level, base: null, messageKey: 'event' }, to);
  return {
    request({ method, route, status, ms }) {
      logger.info({ method, route, status, ms }, 'request');
    },
    failure(error) {
      if (!(error instanceof Error)) {
        logger.error('failure');
        return;
      }
      const cause = error.cause as { code?: unknown; constraint?: unknown; name?: unknown } | undefined;
      const fields = {
        name: error.name,
        cause: cause?.name,
        code: cause?.code,
        constraint: cause?.constraint,
      };
      logger.error({ ...fields, frames: framesOf(error) }, 'failure');
    },
  };
}
