import { pino, type DestinationStream } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * All that is logged of a request. A body, query, address or header is never logged, nor is the message of an error, which
 * may contain a parent's input.
 */
interface LoggedRequest {
  method: string;
  /** The matched route pattern, never the URL. */
  route: string;
  status: number;
  ms: number;
}

/** All that is logged of an error: the frames of its stack trace, but not the message. */
function fieldsOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  const { name: cause, code, constraint } = (error.cause ?? error) as Record<string, unknown>;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, cause, code, constraint, frames: frames.slice(0, 6).map((line) => line.trim()) };
}

/**
 * Lines are buffered: one write per line took a third of the time of a camps response. Those that cannot be written, such
 * as to a full disk, are tried again, and beyond a megabyte are lost: the server goes on.
 */
function toStandardError() {
  const to = pino.destination({
    dest: 2,
    sync: false,
    minLength: 4096,
    periodicFlush: 250,
    maxLength: 1_000_000,
  });
  const flushSync = to.flushSync.bind(to);
  // Pino calls it as the process ends: while nothing can be written, it would try for ever.
  return to.on('error', () => (to.flushSync = () => {})).on('write', () => (to.flushSync = flushSync));
}

/** The server's log, as JSON lines. */
export function createLog(level: LogLevel, to: DestinationStream = toStandardError()) {
  const logger = pino({ level, base: null, messageKey: 'event' }, to);
  return {
    request: (fields: LoggedRequest) => logger.info(fields, 'request'),
    failure: (error: unknown) => logger.error(fieldsOf(error), 'failure'),
  };
}

export type Log = ReturnType<typeof createLog>;
