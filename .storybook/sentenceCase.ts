/** 'Fully booked voucher expired' for 'Fully Booked Voucher Expired', as Storybook makes it of an export's name. */
export const sentenceCase = (name: string) =>
  name.charAt(0) + name.slice(1).replace(/\b[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase());
