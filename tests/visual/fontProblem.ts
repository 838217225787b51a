/**
 * The problem with a picture's fonts, as a sentence; `null` when all are loaded. Each is named as in CSS:
 * `700 17px "Source Serif 4"`. A missing face would be replaced by a font of the machine.
 */
export async function fontProblem(fonts: readonly string[]): Promise<string | null> {
  for (const font of fonts) {
    // The list is empty without a face of that name; the promise rejects when the file cannot be read.
    const faces = await document.fonts.load(font, 'Kamp').catch(() => []);
    if (faces.length > 0 && faces.every(({ status }) => status === 'loaded')) continue;
    return (
      `The theme's font is not loaded: ${font}. No picture is taken. ` +
      'Check that src/theme/fonts.css names it and that `npm ci` installed its package.'
    );
  }
  return null;
}
