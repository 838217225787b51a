import { pino, type DestinationStream, type Logger } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * All that is logged of a request. Never a body, query, address or header, and of an error never its message, which may
 * quote what a parent typed.
 */
interface LoggedRequest {
  method: string;
  /** The matched pattern, never the address itself. */
  route: string;
  status: number;
  ms: number;
}

export interface Log {
  request(fields: LoggedRequest): void;
  failure(error: unknown): void;
}

/** The stack without the message. */
function framesOf(error: Error): string[] {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 6).map((line) => line.trim());
}

/** Lines are written together: a write for each took a third of the time of a camps answer. */
const FLUSH_MS = 250;
const FLUSH_BYTES = 4096;

function toStandardError(): DestinationStream {
  const destination = pino.destination({ dest: 2, sync: false, minLength: FLUSH_BYTES });
  setInterval(() => destination.flush(), FLUSH_MS).unref();
  return destination;
}

/** The server's log, as JSON lines. */
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
