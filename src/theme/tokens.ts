/** Colours by what they do. Raw values stand here and nowhere else. */
export interface Colours {
  /** The page. */
  ground: string;
  /** Cards and fields. */
  surface: string;
  ink: string;
  /** Help text and second lines. */
  inkQuiet: string;
  /** The one primary button of a screen, links, the current step, ticked boxes. */
  action: string;
  actionPressed: string;
  /** Text on `action`. */
  onAction: string;
  /** Chosen days, found sheet. */
  actionSoft: string;
  /** Small accents only: never text. */
  spark: string;
  wrong: string;
  wrongSoft: string;
  /** Voucher notice, secretariat note. */
  noticeSoft: string;
  /** Dividers and the edges of cards. */
  line: string;
  /** The edges of fields: 3:1 against the surface. */
  inputLine: string;
}

/** Everything that makes a brand: one object per organisation. */
export interface Tokens {
  name: string;
  colours: Colours;
  /** Body and headings; each names a face that `fonts.css` brings. */
  bodyFont: string;
  headingFont: string;
  headingWeight: number;
  /** Corners in px. */
  fieldRadius: number;
  cardRadius: number;
  /** The mark beside the organisation's name: an SVG path in a 24 × 24 box. */
  logoPath: string;
}

/** The product's own brand: a summer morning before camp. */
export const pine: Tokens = {
  name: 'Dennenbos',
  colours: {
    ground: '#FBF8F3',
    surface: '#FFFFFF',
    ink: '#1D2B2A',
    inkQuiet: '#51615F',
    action: '#0F5C4D',
    actionPressed: '#0A4439',
    onAction: '#FFFFFF',
    actionSoft: '#DDEFE8',
    spark: '#F2A33A',
    wrong: '#B3261E',
    wrongSoft: '#FCE9E6',
    noticeSoft: '#FFF4DC',
    line: '#C9D2CE',
    inputLine: '#7C8B87',
  },
  bodyFont: '"Figtree Variable", "Figtree fallback", sans-serif',
  headingFont: '"Figtree Variable", "Figtree fallback", sans-serif',
  headingWeight: 800,
  fieldRadius: 10,
  cardRadius: 16,
  logoPath: 'M12 2 5.5 10h3L4 16h6.5v6h3v-6H20l-4.5-6h3z',
};

/** A second brand, so that re-theming is seen to be real. */
export const coral: Tokens = {
  name: 'Zeilhaven',
  colours: {
    ground: '#F6F7FB',
    surface: '#FFFFFF',
    ink: '#15203B',
    inkQuiet: '#4D5874',
    action: '#1F3A7A',
    actionPressed: '#15295A',
    onAction: '#FFFFFF',
    actionSoft: '#E3E9F8',
    spark: '#FF7F66',
    wrong: '#A61B3C',
    wrongSoft: '#FBE7EC',
    noticeSoft: '#FFEDE6',
    line: '#C8CEDD',
    inputLine: '#76809A',
  },
  bodyFont: '"Figtree Variable", "Figtree fallback", sans-serif',
  headingFont: '"Source Serif 4", Georgia, serif',
  headingWeight: 700,
  fieldRadius: 4,
  cardRadius: 4,
  logoPath: 'M11 2v14H3zM13 6l8 10h-8zM2 18h20l-3 4H5z',
};
