import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import config from '../../../src/backend/service/vite.config.ts';
import { ROOT } from '../../../src/build/paths.ts';
import { ALWAYS_CHANGED, type PlantedFault } from './plantedFaults.ts';

/** Applies the changes of a fault to the sources, each to the one place that it names. */
function plant(fault: PlantedFault): Plugin {
  const left = new Set([...ALWAYS_CHANGED, ...fault.changes]);
  return {
    name: 'plant',
    enforce: 'pre',
    transform(source, id) {
      let code = source;
      for (const change of left) {
        if (basename(id) !== change.file) continue;
        if (code.split(change.from).length !== 2) {
          throw new Error(`"${fault.name}": ${change.file} does not have this once: ${change.from}`);
        }
        code = code.replace(change.from, () => change.to);
        left.delete(change);
      }
      return code;
    },
    buildEnd() {
      for (const { file } of left) throw new Error(`"${fault.name}": the server has no ${file}.`);
    },
  };
}

/** Builds the server of the histories with a planted fault, in a new folder below `node_modules`, where it finds packages. */
export async function buildServer(fault: PlantedFault): Promise<{ bundle: string; remove: () => void }> {
  const cache = join(ROOT, 'node_modules/.cache/enrolment');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'histories-'));
  await build({
    ...config,
    configFile: false,
    plugins: [plant(fault)],
    build: { ...config.build, ssr: join(import.meta.dirname, 'server.ts'), outDir },
  });
  return { bundle: join(outDir, 'server.js'), remove: () => rmSync(outDir, { recursive: true }) };
}
