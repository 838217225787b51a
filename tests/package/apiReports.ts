import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { ROOT } from '../../src/build/paths.ts';

/** The entries of the package, by the names of their files. */
export const ENTRIES = readdirSync(join(ROOT, 'src/library'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));

/**
 * Compares the API of an entry in `dist/library` with its report in `src/library`, and returns whether they are equal.
 * `write`: writes the report.
 */
export function reportOf(entry: string, { write = false } = {}): boolean {
  const config = ExtractorConfig.prepare({
    configObjectFullPath: join(ROOT, 'api-extractor.json'),
    packageJsonFullPath: join(ROOT, 'package.json'),
    configObject: {
      projectFolder: ROOT,
      newlineKind: 'lf',
      mainEntryPointFilePath: join(ROOT, `dist/library/library/${entry}.d.ts`),
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
  const { apiReportChanged, errorCount } = Extractor.invoke(config, {
    localBuild: write,
    messageCallback: (message) => {
      // Its notice about the newer compiler of this project.
      if (message.messageId === 'console-compiler-version-notice') message.handled = true;
    },
  });
  return errorCount === 0 && (write || !apiReportChanged);
}
