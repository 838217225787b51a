import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { ROOT } from '../../src/build/paths.ts';

/** The entries of the package, by the names of their files. */
const ENTRIES = readdirSync(join(ROOT, 'src/library'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));

const typesOf = (entry: string) => join(ROOT, `dist/library/library/${entry}.d.ts`);

const configOf = (entry: string) =>
  ExtractorConfig.prepare({
    configObjectFullPath: join(ROOT, 'api-extractor.json'),
    packageJsonFullPath: join(ROOT, 'package.json'),
    configObject: {
      projectFolder: ROOT,
      newlineKind: 'lf',
      mainEntryPointFilePath: typesOf(entry),
      compiler: { tsconfigFilePath: join(ROOT, 'tests/package/stranger/tsconfig.json') },
      apiReport: {
        enabled: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: join(ROOT, 'src/library'),
        reportTempFolder: join(ROOT, 'test-results/api'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Warning } },
        // Comments are checked by people, and types that an entry uses without exporting them are listed in the report.
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });

/**
 * Compares the APIs in `dist/library` with the reports in `src/library`, and returns the entries that differ. `write`:
 * writes the reports, and returns the entries that cannot be read.
 */
export function outdatedReports({ write = false } = {}): string[] {
  // One program for all entries: each has the types of MUI.
  const compilerState = CompilerState.create(configOf('ui'), {
    additionalEntryPoints: ENTRIES.map(typesOf),
  });
  return ENTRIES.filter((entry) => {
    const { apiReportChanged, errorCount } = Extractor.invoke(configOf(entry), {
      compilerState,
      localBuild: write,
    });
    return errorCount > 0 || (apiReportChanged && !write);
  });
}
