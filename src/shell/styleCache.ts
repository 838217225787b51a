import createCache, { type EmotionCache } from '@emotion/cache';

type Plugin = NonNullable<NonNullable<Parameters<typeof createCache>[0]>['stylisPlugins']>[number];

/** Text of buttons must not be marked by a finger that rests on them; Safari knows this under its old name only. */
const forSafari: Plugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Where the styles of a page are gathered. Without Emotion's old prefixes, which no browser that runs the wizard asks
 * for: they were four tenths of the first screen's styles.
 */
export function createStyleCache(nonce?: string): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [forSafari], ...(nonce ? { nonce } : {}) });
}
