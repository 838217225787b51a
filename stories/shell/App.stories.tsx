import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/shell/App.tsx';
import { CONFIG_ID } from '../../src/domain/wizardConfig.ts';
import { BrandProblem } from '../../src/ui/brand/Brand.ts';
import { themeFor } from '../../src/ui/theme/theme.ts';
import { pine } from '../support/brand/brands.ts';
import { reads } from '../support/plays/walk.ts';
import { WIZARD_CONFIG } from '../support/data/wizardConfig.ts';

/** The whole page, from the text of its configuration block. */
const meta = {
  component: App,
  args: { theme: themeFor(pine), brandProblem: null, served: null, Router: BrowserRouter },
  tags: ['responsive'],
  // The page reads its configuration once, as it loads.
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A required key is missing: the page names it. */
export const KeyMissing: Story = {
  args: { configText: JSON.stringify({ ...WIZARD_CONFIG, gatewayUrl: undefined }) },
  play: (context) => reads(context, 'configProblem.key', { key: 'gatewayUrl' }),
};

export const WrongType: Story = {
  args: { configText: JSON.stringify({ ...WIZARD_CONFIG, timeoutMs: '15000' }) },
  play: (context) => reads(context, 'configProblem.key', { key: 'timeoutMs' }),
};

/** A static host with a brand that cannot be read. */
export const BrandRefused: Story = {
  args: {
    configText: JSON.stringify({ ...WIZARD_CONFIG, organisationUrl: '/kampen/', campListingUrl: '/kampen/' }),
    brandProblem: new BrandProblem('colour.action', 'is "pine", and must be an opaque colour'),
  },
  play: (context) => reads(context, 'configProblem.key', { key: 'brand' }),
};

/** As ConfigProblem shows it. */
export const NoJson: Story = {
  tags: ['behaviour'],
  args: { configText: '{ organisationName: Dennenbos }' },
  play: (context) => reads(context, 'configProblem.key', { key: CONFIG_ID }),
};
