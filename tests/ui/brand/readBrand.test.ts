import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOUR_JOBS, type Colours } from '../../../src/ui/brand/Brand.ts';
import { FONT, PINE, png, read, svg, VARIABLE_FONT } from './brands.ts';

const colour = (tokens: Record<string, unknown>) => ({
  colour: Object.fromEntries(Object.entries(tokens).map(([job, $value]) => [job, { $value }])),
});

const dark = { ...PINE.dark } as Colours;

/** The tokens of a brand with these dark colours. */
const darkTokens = (tokens: Partial<Colours>) => ({
  colour: { $type: 'color', dark: colour(tokens).colour },
});

describe('a brand', () => {
  test('without tokens is the default one without its logo', async () => {
    const nameAlone = { ...PINE, logo: null, favicon: 'data:,' };
    expect(await read({})).toEqual(nameAlone);
    expect(await read('{}')).toEqual(nameAlone);
  });

  test('has its logo as its favicon when it has no other', async () => {
    const { logo, favicon } = await read({ logo: { $value: 'a.svg' } }, { 'a.svg': svg('') });
    expect(favicon).toBe(logo?.src);
  });

  test('has the default for tokens that it does not set', async () => {
    const { colours, ...rest } = await read(colour({ spark: '#ff00aa' }));
    expect(colours).toEqual({ ...PINE.colours, spark: '#FF00AA' });
    expect(rest).toMatchObject({ fonts: PINE.fonts, logo: null, fieldRadius: PINE.fieldRadius });
  });

  test('resolves aliases, to default tokens too', async () => {
    const brand = await read({
      ...colour({ actionPressed: '{colour.action}', action: '{colour.ink}' }),
      radius: { field: { $value: '{radius.card}' }, card: { $value: { value: 0.25, unit: 'rem' } } },
    });
    expect(brand.colours).toMatchObject({ actionPressed: PINE.colours.ink, action: PINE.colours.ink });
    expect(brand).toMatchObject({ fieldRadius: 4, cardRadius: 4 });
  });

  test('has dark colours, which may be aliases', async () => {
    const brand = await read({
      colour: {
        ...colour({ spark: '#ff00aa' }).colour,
        dark: colour({ ...dark, spark: '{colour.spark}' }).colour,
      },
    });
    expect(brand.dark).toEqual({ ...dark, spark: '#FF00AA' });
  });

  test('with light colours alone is always light', async () => {
    expect((await read(colour({ spark: '#ff00aa' }))).dark).toBeNull();
  });

  test('accepts every notation of the format', async () => {
    const brand = await read({
      $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
      $description: 'Ours',
      name: { $type: 'string', $value: ' Zeilhaven ' },
      colour: {
        $type: 'color',
        $extensions: { 'com.figma': {} },
        action: { $value: { colorSpace: 'srgb', components: [0.12, 0.23, 0.48], hex: '#1f3a7a', alpha: 1 } },
        ink: { $value: '#15203B', $description: 'All text', $deprecated: false },
      },
      font: { $type: 'fontFamily', body: { $value: 'Verdana' }, heading: { $value: ['Georgia', 'serif'] } },
      fontWeight: { heading: { $type: 'fontWeight', $value: 'semi-bold' } },
      radius: { $type: 'dimension', field: { $value: '4px' }, card: { $value: { value: 6, unit: 'px' } } },
    });
    expect(brand).toMatchObject({
      name: 'Zeilhaven',
      colours: { action: '#1F3A7A', ink: '#15203B' },
      fonts: { body: ['Verdana'], heading: ['Georgia', 'serif'] },
      headingWeight: 600,
      fieldRadius: 4,
      cardRadius: 6,
    });
  });

  test('has fonts with their weights', async () => {
    const brand = await read(
      {
        font: { heading: { $value: ['Source Serif 4', 'serif'] } },
        fontFile: { body: { $value: 'fonts/body.woff2' }, heading: { $value: 'heading.woff2' } },
        fontWeight: { heading: { $value: 700 } },
      },
      { 'fonts/body.woff2': VARIABLE_FONT, 'heading.woff2': FONT },
    );
    expect(brand.faces).toEqual([
      { family: 'Brand body', src: '/brand/fonts/body.woff2', weight: '100 900', metrics: null },
      { family: 'Source Serif 4', src: '/brand/heading.woff2', weight: '700', metrics: null },
    ]);
    expect(brand.fonts).toEqual({
      body: ['Brand body', ...PINE.fonts.body],
      heading: ['Source Serif 4', 'serif'],
    });
  });

  test.each([
    ['transformed tables, of which a length looks like one', [10, 5, 47, 11, 5, 0], '400'],
    ['tables that are not transformed', [0xc0 + 10, 5, 0xc0 + 11, 5, 47, 5], '100 900'],
    ['another transformed table', [0x40 + 1, 5, 10, 47, 5], '100 900'],
  ])('has the weight of a font with %s before its variations', async (_what, directory, weight) => {
    const bytes = Buffer.concat([FONT.subarray(0, 48), Buffer.from(directory)]);
    bytes.writeUInt32BE(bytes.length, 8);
    bytes.writeUInt16BE(3, 12);
    const tokens = { fontFile: { body: { $value: 'a.woff2' } } };
    expect((await read(tokens, { 'a.woff2': bytes })).faces).toMatchObject([{ weight }]);
  });

  test.each([
    ['as wide as its view box', 'logo.svg', svg(), 3],
    [
      'as wide as its view box, whatever its size',
      'logo.svg',
      svg('<g/>', 'width="40" height="50" viewBox="0 0 60 20"'),
      3,
    ],
    ['as wide as it says', 'logo.svg', svg('<g/>', 'width="40px" height="50"'), 0.8],
    ['as wide as it says in millimetres', 'logo.svg', svg('<g/>', 'width="210mm" height="70mm"'), 3],
    ['square, when it says nothing', 'logo.svg', svg('<g/>', ''), 1],
    ['as wide as its pixels', 'logo.png', png(120, 100), 1.2],
  ])('has a logo that is %s', async (_what, name, bytes, ratio) => {
    const { logo } = await read({ logo: { $value: name } }, { [name]: bytes });
    expect(logo).toEqual({ src: `/brand/${name}`, ratio });
  });

  test('can have an icon beside its logo, of its own type', async () => {
    const tokens = { logo: { $value: 'a.SVG' }, favicon: { $value: 'a.ico' } };
    const brand = await read(tokens, { 'a.SVG': svg(), 'a.ico': Buffer.from([0, 0, 1, 0]) });
    expect(brand).toMatchObject({ logo: { src: '/brand/a.SVG', ratio: 3 }, favicon: '/brand/a.ico' });
    await expect(read(tokens, { 'a.SVG': svg(), 'a.ico': svg() })).rejects.toThrow(
      'favicon names "a.ico", which is not of the type .ico.',
    );
  });

  test('can use its logo as the icon', async () => {
    const brand = await read(
      { logo: { $value: 'a.svg' }, favicon: { $value: '{logo}' } },
      { 'a.svg': svg() },
    );
    expect(brand.favicon).toBe('/brand/a.svg');
  });

  test('from the library is valid', async () => {
    const coral = readFileSync(new URL('../../../brands/coral/brand.json', import.meta.url), 'utf8');
    const logo = readFileSync(new URL('../../../brands/coral/logo.svg', import.meta.url));
    expect(await read(coral, { 'logo.svg': logo })).toMatchObject({ name: 'Zeilhaven' });
  });
});

describe('dark colours that are refused', () => {
  test('are some of them, with the names of the others', async () => {
    const { ground, ink, ...others } = dark;
    expect([ground, ink]).not.toContain(undefined);
    await expect(read(darkTokens(others))).rejects.toThrow(
      'colour.dark has no colour.dark.ground, colour.dark.ink: the dark scheme has all colours or none.',
    );
  });

  test.each(COLOUR_JOBS)('are all but %s', async (job) => {
    const others = Object.fromEntries(Object.entries(dark).filter(([name]) => name !== job));
    await expect(read(darkTokens(others))).rejects.toThrow(`colour.dark has no colour.dark.${job}: `);
  });

  test('are too close where the light ones are not', async () => {
    await expect(read(darkTokens({ ...dark, ink: '#555555' }))).rejects.toThrow(
      /^colour\.dark\.ink \(#555555\) on colour\.dark\.ground \(#\w{6}\) has a contrast of 2\.\d\d in the dark scheme, less than 4\.5; the nearest that passes is #\w{6}\.$/,
    );
  });

  test('are unknown', async () => {
    await expect(read({ colour: { dark: { acton: { $value: '#000000' } } } })).rejects.toThrow(
      'colour.dark.acton is no token of a brand, which has colour.dark.ground, ',
    );
  });
});

describe('tokens that are refused', () => {
  test.each<[unknown, string]>([
    ['{', 'The file is not JSON: '],
    [[], 'The file must be a JSON object of tokens.'],
    [
      { colour: { acton: { $value: '#000000' } } },
      'colour.acton is no token of a brand, which has colour.ground, ',
    ],
    [
      { spacing: { small: { $value: '4px' } } },
      'spacing.small is no token of a brand, which has name, colour, font, ',
    ],
    [{ spacing: {} }, 'spacing is no token of a brand'],
    [{ logo: { dark: { $value: 'a.svg' } } }, 'logo must be {"$value": …} with the name of a file.'],
    [{ colour: { $value: '#000000' } }, 'colour must be a group of tokens.'],
    [{ colour: null }, 'colour must be a group of tokens.'],
    [{ name: 'Zeilhaven' }, 'name must be {"$value": …} with a line of at most 100 characters.'],
    [{ 'colour.action': { $value: '#000000' } }, 'colour.action is no token of a brand'],
    [{ 'colour.dark': colour(dark).colour }, 'colour.dark is no token of a brand'],
    [{ constructor: { $value: 1 } }, 'constructor is no token of a brand'],
    [{ colour: { $root: { $value: '#000000' } } }, 'colour.$root is no token of a brand'],
    [{ colour: { dark: { $extends: '{colour}' } } }, 'colour.dark.$extends is no token of a brand'],
    [{ name: { $value: 'Zeil\nhaven' } }, 'name is "Zeil\\nhaven", and must be a line of at most 100'],
    [colour({ action: 'navy' }), 'colour.action is "navy", and must be an opaque colour, '],
    [colour({ action: '#00000080' }), 'colour.action is "#00000080", and must be an opaque colour, '],
    [colour({ action: { hex: '#000000', alpha: 0.5 } }), 'colour.action is {"hex":'],
    [colour({ action: { colorSpace: 'srgb', components: [0, 0, 0] } }), 'colour.action is {'],
    [
      { colour: { $type: 'dimension', action: { $value: '#000000' } } },
      'colour.action has the type "dimension", and must be a color.',
    ],
    [
      { $type: 'dimension', ...colour({ action: '#000000' }) },
      'colour.action has the type "dimension", and must be a color.',
    ],
    [
      { font: { body: { $value: 4 } } },
      'font.body is 4, and must be the name of a font, or a list of names.',
    ],
    [{ font: { body: { $value: [] } } }, 'font.body is [], '],
    [{ font: { body: { $value: Array(11).fill('Arial') } } }, 'font.body is ["Arial",'],
    [{ font: { body: { $value: 'a'.repeat(65) } } }, 'font.body is "aaa'],
    [{ font: { body: { $value: 'a"; } body { color: red' } } }, 'font.body is '],
    [
      { fontWeight: { heading: { $value: 'fat' } } },
      'fontWeight.heading is "fat", and must be a weight from 1 to 1000, ',
    ],
    [{ fontWeight: { heading: { $value: 'toString' } } }, 'fontWeight.heading is "toString", '],
    [{ fontWeight: { heading: { $value: 0 } } }, 'fontWeight.heading is 0, '],
    [{ fontWeight: { heading: { $value: 1001 } } }, 'fontWeight.heading is 1001, '],
    [
      { radius: { card: { $value: 4 } } },
      'radius.card is 4, and must be a size such as "4px", from 0 to 64px.',
    ],
    [{ radius: { card: { $value: '50%' } } }, 'radius.card is "50%", '],
    [{ radius: { card: { $value: '64.5px' } } }, 'radius.card is "64.5px", '],
    [{ radius: { card: { $value: { value: -1, unit: 'px' } } } }, 'radius.card is {'],
    [{ name: { $value: ' ' } }, 'name is " ", '],
    [
      { name: { $value: 'a'.repeat(101) } },
      `name is "${'a'.repeat(56)}…, and must be a line of at most 100 `,
    ],
    [
      colour({ action: '{colour.action}' }),
      'colour.action is an alias in a circle: colour.action → colour.action.',
    ],
    [
      colour({ action: '{colour.ink}', ink: '{colour.wrong}', wrong: '{colour.action}' }),
      'colour.action is an alias in a circle: colour.action → colour.ink → colour.wrong → colour.action.',
    ],
    [
      colour({ action: '{palette.pine}' }),
      'colour.action is an alias of palette.pine, which is no token of a brand.',
    ],
    [
      colour({ action: '{radius.card}' }),
      'colour.action is an alias of radius.card, and must be an opaque colour, ',
    ],
    [{ favicon: { $value: '{logo}' } }, 'favicon is an alias of logo, which is not given.'],
  ])('%j: %s', async (tokens, sentence) => {
    await expect(read(tokens)).rejects.toThrow(
      expect.objectContaining({ message: expect.stringContaining(sentence) as string }),
    );
  });

  /** Objects in each other, deeper than the stack. Newer engines write them as JSON all the same. */
  const nested = (key: string) => `{"${key}":`.repeat(100_000) + '1' + '}'.repeat(100_000);

  test.each([
    ['groups', nested('colour'), 'colour.colour is no token of a brand, which has '],
    ['values', `{"name":${nested('$value')}}`, /name is .*…, and must be a line of at most 100 characters\./],
    [
      'types',
      `{"radius":{"card":{"$value":"4px","$type":${nested('a')}}}}`,
      /radius\.card has the type .*…, and must be a dimension\./,
    ],
  ])('%s in each other', async (_what, source, sentence) => {
    await expect(read(source)).rejects.toThrow(sentence);
  });
});

describe('files that are refused', () => {
  const outside = (path: string) => `${JSON.stringify(path)}, which is outside the folder`;
  test.each<[string, Uint8Array | null, string]>([
    ['logo.svg', null, 'logo names "logo.svg", which is missing.'],
    ['../logo.svg', svg(), outside('../logo.svg')],
    ['a/../../logo.svg', svg(), outside('a/../../logo.svg')],
    ['a/./logo.svg', svg(), outside('a/./logo.svg')],
    ['/etc/logo.svg', svg(), outside('/etc/logo.svg')],
    ['https://example.org/logo.svg', svg(), outside('https://example.org/logo.svg')],
    ['//example.org/logo.svg', svg(), outside('//example.org/logo.svg')],
    ['..\\logo.svg', svg(), 'outside the folder'],
    ['%2e%2e/logo.svg', svg(), 'outside the folder'],
    ['logo.gif', svg(), 'must be a file of the type .svg, .png.'],
    [
      'logo.svg',
      svg(' '.repeat(50_001)),
      'logo names "logo.svg", which is too large: 51 kB, more than 50 kB.',
    ],
    ['logo.png', svg(), 'logo names "logo.png", which is not of the type .png.'],
    ['logo.png', png(1, 1).subarray(0, 8), 'logo names "logo.png", which is not of the type .png.'],
    ['logo.png', png(1, 1).subarray(0, 32), 'which is not of the type .png.'],
    ['logo.png', png(0, 1), 'which is not of the type .png.'],
    ['logo.png', png(1, 0), 'which is not of the type .png.'],
    ['logo.svg', png(1, 1), 'which is not of the type .svg.'],
    ['logo.svg', Buffer.from('<!doctype html><html></html>'), 'which is not of the type .svg.'],
  ])('%#: the logo %s', async (path, bytes, sentence) => {
    await expect(read({ logo: { $value: path } }, bytes ? { [path]: bytes } : {})).rejects.toThrow(sentence);
  });

  const notXml = 'is not well-formed XML, so browsers do not show it.';
  test.each([
    ['<g><path/>', notXml],
    ['</g><g>', notXml],
    ['<title>Zon & Zee</title>', notXml],
    ['<title>Zon&nbsp;</title>', notXml],
    ['<path d=M0/>', notXml],
    ['<use xlink:href="#a"/>', 'has no xmlns:xlink, so browsers do not show it.'],
  ])('an SVG that browsers do not show: %s', async (inside, sentence) => {
    await expect(read({ logo: { $value: 'a.svg' } }, { 'a.svg': svg(inside) })).rejects.toThrow(sentence);
  });

  test('an SVG without a namespace', async () => {
    const bytes = Buffer.from('<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
    await expect(read({ logo: { $value: 'a.svg' } }, { 'a.svg': bytes })).rejects.toThrow(
      'has no xmlns="http://www.w3.org/2000/svg", so browsers do not show it.',
    );
  });

  test.each<[string, Uint8Array | null, string]>([
    ['missing', null, 'which is missing.'],
    ['too large', Buffer.concat([FONT, Buffer.alloc(200_001)]), 'more than 200 kB.'],
    ['cut off', FONT.subarray(0, 5000), 'is not of the type .woff2.'],
    ['another type', svg(), 'is not of the type .woff2.'],
  ])('a font that is %s', async (_what, bytes, sentence) => {
    const tokens = { fontFile: { heading: { $value: 'a.woff2' } } };
    await expect(read(tokens, bytes ? { 'a.woff2': bytes } : {})).rejects.toThrow(
      new RegExp(`^fontFile\\.heading .*${sentence}`),
    );
  });

  test('a font of another format', async () => {
    await expect(read({ fontFile: { body: { $value: 'a.ttf' } } })).rejects.toThrow(
      'fontFile.body is "a.ttf", and must be a file of the type .woff2.',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">1</svg:script>',
    '<é:script xmlns:é="http://www.w3.org/2000/svg">1</é:script>',
    '<h.x:script xmlns:h.x="http://www.w3.org/1999/xhtml">1</h.x:script>',
    '<path onload="alert(1)"/>',
    '<set attributeName="onclick" to="alert(1)"/>',
    "<path d='M0 0'onclick='alert(1)'/>",
    '<a href="javascript:alert(1)"><path/></a>',
    '<a href="&#106;avascript:alert(1)"><path/></a>',
    '<foreignObject><body/></foreignObject>',
    ...['iframe', 'object', 'embed', 'handler', 'listener'].map((name) => `<${name}/>`),
    '<style><![CDATA[<!--]]></style><script>alert(1)</script><style><![CDATA[-->]]></style>',
    '<?a <!--?><script>alert(1)</script><?a -->?>',
    '<!DOCTYPE svg [<!ENTITY a "b">]>',
  ])('an SVG with a script: %s', async (inside) => {
    await expect(read({ logo: { $value: 'a.svg' } }, { 'a.svg': svg(inside) })).rejects.toThrow(
      /^logo names "a\.svg", which has a script/,
    );
  });

  test.each([
    '<image href="https://example.org/a.png"/>',
    '<image xlink:href="//example.org/a.png"/>',
    '<image é:href="https://example.org/a.png"/>',
    "<use href='other.svg#a'/>",
    '<image src="//example.org/a.png"/>',
    '<?xml-stylesheet href="#a"?>',
    '<image href="&#x68;ttps://example.org/a.png"/>',
    '<image href="data:image/svg+xml,%3Csvg/%3E"/>',
    '<image href="\\\\23.example.org/a.png"/>',
    '<style>@import "a.css";</style>',
    '<style>@imp\\ort "a.css";</style>',
    '<style>@imp<!-- -->ort "a.css";</style>',
    '<style>@imp<![CDATA[ort]]> "a.css";</style>',
    '<style>@imp<?a?>ort "a.css";</style>',
    '<style><![CDATA[<!-- @import "a.css"; -->]]></style>',
    '<style>path{cursor:image-set("https://example.org/a.png" 1x)}</style>',
    '<style>path{fill:url(https://example.org/a.svg#b)}</style>',
    '<style>path{fill:u\\72 l("https://example.org/a.svg#b")}</style>',
    '<style>path{fill:u\\72\r\nl("https://example.org/a.svg#b")}</style>',
    '<path fill="u\\rl(//example.org/a.svg#b)"/>',
    '<path fill="url(//example.org/a.svg#b)"/>',
    '<animate attributeName="href" to="https://example.org/a.png"/>',
    '<animate attributeName="href" to="//example.org/a.png"/>',
    '<animate attributeName="href" values="#a; //example.org/a.png"/>',
    ...['from', 'by', 'values'].map(
      (name) => `<animate attributeName="href" ${name}="//example.org/a.png"/>`,
    ),
  ])('an SVG that refers to what is outside it: %s', async (inside) => {
    await expect(read({ logo: { $value: 'a.svg' } }, { 'a.svg': svg(inside) })).rejects.toThrow(
      'which refers to what is outside it.',
    );
  });

  const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 28.0.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_ai 'http://ns.adobe.com/AdobeIllustrator/10.0/'>
]>
<svg version="1.1" xmlns="&ns_svg;" xmlns:i="&ns_ai;" x="0px" viewBox="0 0 60 20" xml:space="preserve">
<metadata><?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?></metadata>
<style><![CDATA[ .a > .b { fill: #000 } /* < & */ ]]></style><!-- <path/> -->
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1">
<i:aipgfRef xlink:href="#adobe_illustrator_pgf"></i:aipgfRef></foreignObject>
<g i:extraneous="self"><path d="M0 0h9v9z"/></g></switch></svg>
`;
  const withLines = ILLUSTRATOR.replaceAll('\n', '\r\n');
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

  test.each([
    ['Illustrator', Buffer.from(ILLUSTRATOR)],
    ['Windows, with a byte order mark', Buffer.from(`\ufeff${withLines}`)],
    ['Windows, in UTF-16', utf16(withLines)],
    ['Windows, in big-endian UTF-16', utf16(withLines).swap16()],
    [
      'an editor of ISO-8859-1',
      Buffer.from(
        '<?xml version="1.0" encoding="ISO-8859-1"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><title>Caf\u00e9</title></svg>',
        'latin1',
      ),
    ],
  ])('not an SVG as %s writes it', async (_by, bytes) => {
    const brand = await read({ logo: { $value: 'a.svg' } }, { 'a.svg': bytes });
    expect(brand.logo?.ratio).toBe(3);
  });

  test.each([
    ['<!DOCTYPE svg [<!ENTITY a "<script>1</script>">]><svg>&a;</svg>', 'has a script'],
    ['<!DOCTYPE svg [<!ENTITY a "onload">]><svg &a;="1"></svg>', 'has a script'],
    ['<!DOCTYPE svg [<!ENTITY a SYSTEM "a.txt">]><svg>&a;</svg>', 'is not of the type .svg'],
    ['<!DOCTYPE svg [<!ENTITY a "&#60;script>">]><svg>&a;</svg>', 'is not of the type .svg'],
    ['<!DOCTYPE svg [<!ENTITY a "//example.org/a.png">]><svg><image href="&a;"/></svg>', 'refers to what'],
    ['<!DOCTYPE svg [<!ENTITY a "<script/>"><!ENTITY a "">]><svg>&a;</svg>', 'has a script'],
    ['<!DOCTYPE svg [<!ENTITY a "<!--">]><svg><script/><!-- -->">]><svg></svg></svg>', 'has a script'],
    ['<!DOCTYPE svg [<!ENTITY a "-->">]><svg><!-- &a; <? --><script/><!-- ?> --></svg>', 'has a script'],
  ])('an SVG with an entity: %s', async (text, reason) => {
    await expect(read({ logo: { $value: 'a.svg' } }, { 'a.svg': Buffer.from(text) })).rejects.toThrow(reason);
  });

  test('not an SVG that refers to itself, or holds a picture', async () => {
    const inside =
      '<metadata><a resource="https://example.org/licence"/></metadata><style>path{fill:url(#a)}</style>' +
      '<use href="#b"/><image href="data:image/png;base64,AAAA"/><path fill="url(\'#a\')" class="once on"/>' +
      '<g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="C:\\Users\\An\\onze logo.png"><set attributeName="fill" to="url(#a)"/></g>' +
      '<animate attributeName="href" values="#a;data:image/png;base64,AA/A;#b;none"/>';
    await expect(read({ logo: { $value: 'a.svg' } }, { 'a.svg': svg(inside) })).resolves.toBeDefined();
  });
});

test('colours that are too close are refused with their ratio and the nearest that passes', async () => {
  await expect(read(colour({ action: '#3FA08C' }))).rejects.toThrow(
    /^colour\.action \(#3FA08C\) on colour\.ground \(#FBF8F3\) has a contrast of 2\.\d\d, less than 4\.5; the nearest that passes is #[0-9A-F]{6}\.$/,
  );
});
