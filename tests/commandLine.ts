import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends the command with one sentence. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** The arguments of the command. Ends it with its usage for an option that it does not have. */
export function argumentsFor<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch {
    return refuse(usage);
  }
}
