import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/shell/App.tsx';
import { CONFIG_ID } from '../../src/firstScreen/names.ts';
import { reads } from '../support/walk.ts';
import { WIZARD_CONFIG } from '../support/wizardConfig.ts';

/** The whole page, from the text of its configuration block. */
const meta = {
  title: 'Shell/App',
  component: App,
  args: { served: null, Router: BrowserRouter },
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing starts without the address of the calls, and who deploys the page reads which key it is. */
export const KeyMissing: Story = {
  args: { configText: JSON.stringify({ ...WIZARD_CONFIG, gatewayUrl: undefined }) },
  play: (context) => reads(context, 'configProblem.key', { key: 'gatewayUrl' }),
};

export const WrongType: Story = {
  args: { configText: JSON.stringify({ ...WIZARD_CONFIG, timeoutMs: '15000' }) },
  play: (context) => reads(context, 'configProblem.key', { key: 'timeoutMs' }),
};

export const NoJson: Story = {
  args: { configText: '{ organisationName: Dennenbos }' },
  play: (context) => reads(context, 'configProblem.key', { key: CONFIG_ID }),
};
