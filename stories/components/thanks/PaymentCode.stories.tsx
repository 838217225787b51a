import type { Meta, StoryObj } from '@storybook/react-vite';
import jsQR from 'jsqr';
import { expect } from 'storybook/test';
import { PaymentCode } from '../../../src/components/thanks/PaymentCode.tsx';
import { paymentCode } from '../../../src/domain/payment.ts';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { PAYMENT } from '../../support/data/wizardConfig.ts';
import { t } from '../../support/record/recording.ts';

const text = paymentCode(PAYMENT, 149_00, 'DB-2027-0417');

/** The text that a scanner reads from the code. */
async function scanned(code: Element): Promise<string | undefined> {
  const side = 600;
  const copy = code.cloneNode(true) as SVGElement;
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  copy.setAttribute('style', 'color: black');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, 0, 0, side, side);
  return jsQR(context.getImageData(0, 0, side, side).data, side, side)?.data;
}

const meta = {
  parameters: { docs: { narrow: true } },
  component: PaymentCode,
  args: { text, label: '' },
  argTypes: { label: { control: false } },
  render: (args) => <PaymentCode {...args} label={t('payment.code')} />,
} satisfies Meta<typeof PaymentCode>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A scanner reads the transfer. */
export const TransferOfAnEnrolment: Story = {
  tags: ['overview'],
  play: onlyAsserts(async ({ canvas }) =>
    expect((await scanned(canvas.getByRole('img')))?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Sportkampen Dennenbos vzw',
      'BE68539007547034',
      'EUR149.00',
      '',
      '',
      'DB-2027-0417',
    ]),
  ),
};

/** The longest code. */
export const LongestTransfer: Story = {
  args: { text: paymentCode({ ...PAYMENT, beneficiary: 'é'.repeat(80) }, 999_999_99, 'ü'.repeat(150)) },
  play: onlyAsserts(async ({ args, canvas }) =>
    expect(await scanned(canvas.getByRole('img'))).toBe(args.text),
  ),
};
