/**
 * What is wrong with the fonts a picture needs, as a sentence; null when all of them are loaded. Each is named as in
 * CSS: `700 17px "Source Serif 4"`. A face that is not there would be drawn as the system's, on every machine another.
 */
export async function fontProblem(fonts: readonly string[]): Promise<string | null> {
  for (const font of fonts) {
    // Without a face of that name the list is empty; with one whose file cannot be read it fails.
    const faces = await document.fonts.load(font, 'Kamp').catch(() => []);
    if (faces.length > 0 && faces.every(({ status }) => status === 'loaded')) continue;
    return (
      `The theme's font is not loaded: ${font}. No picture is taken, because the system's would be drawn. ` +
      'See that src/theme/fonts.css names it and that `npm ci` brought its package.'
    );
  }
  return null;
}
