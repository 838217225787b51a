import { CONFIG_ID } from '../domain/wizardConfig.ts';

/** The configuration block, of which little is known until the wizard reads it as a whole. */
export function configuration(): { brand?: unknown; secretariatEmail?: string } {
  try {
    const config: unknown = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '');
    return typeof config === 'object' && config !== null ? config : {};
  } catch {
    return {};
  }
}
