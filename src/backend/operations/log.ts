import { pino, type DestinationStream, type Logger } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * All that is ever logged. No body, query, address, header or message text: a line must be safe to send to anyone,
 * and the text of an error may quote what a parent typed.
 */
interface LoggedRequest {
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

/** Lines go out together: one write for each took a third of the time of a camps answer. */
const FLUSH_MS = 250;
const FLUSH_BYTES = 4096;

/** Standard error, where a line is on its way after a moment at most, and the last ones when the process ends. */
function toStandardError(): DestinationStream {
  const destination = pino.destination({ dest: 2, sync: false, minLength: FLUSH_BYTES });
  setInterval(() => destination.flush(), FLUSH_MS).unref();
  return destination;
}

/** Makes the server's log of what is of this level or above. */
export function createLog(level: LogLevel, to: DestinationStream = toStandardError()): Log {
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
      const cause = (error.cause ?? error) as { code?: unknown; constraint?: unknown; name?: unknown };
      const fields = {
        name: error.name,
        cause: cause.name,
        code: cause.code,
        constraint: cause.constraint,
      };
      logger.error({ ...fields, frames: framesOf(error) }, 'failure');
    },
  };
}
