import { createElement, useEffect } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useChannel, useStorybookApi } from 'storybook/manager-api';
import {
  BRAND_DROPPED,
  BRAND_READ,
  DROPPED,
  type DroppedFile,
} from '../stories/support/brand/brandEvents.ts';
import { storybookTheme } from './theme.ts';

addons.setConfig({
  theme: storybookTheme,
  // The pages of Start have no controls or actions.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !/^start-/.test(storyId),
  },
});

function fileFrom(file: File): Promise<DroppedFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, url: reader.result as string });
    reader.onerror = () => reject(new Error(`${file.name} cannot be read`));
    reader.readAsDataURL(file);
  });
}

/** The notification of a brand that is refused. */
const REFUSED = 'brand-refused';

/** Reads a brand file that is dropped on it or chosen, with its logo and fonts. */
function BrandFile() {
  const api = useStorybookApi();
  const emit = useChannel({
    [BRAND_READ]: (problem: string | null) => {
      const content = { headline: 'The brand cannot be used', subHeadline: problem ?? '' };
      // It stays until it is closed.
      api.clearNotification(REFUSED);
      if (problem === null) api.updateGlobals({ brand: DROPPED });
      else api.addNotification({ id: REFUSED, content });
    },
  });
  useEffect(() => {
    // Otherwise the browser would open a file that is dropped next to the button.
    const stop = (event: DragEvent) => event.preventDefault();
    addEventListener('dragover', stop);
    addEventListener('drop', stop);
    return () => {
      removeEventListener('dragover', stop);
      removeEventListener('drop', stop);
    };
  }, []);
  const take = async (files: Iterable<File>) =>
    emit(BRAND_DROPPED, await Promise.all([...files].map(fileFrom)));
  const choose = () => {
    const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true });
    input.onchange = () => void take(input.files ?? []);
    input.click();
  };
  return createElement(
    Button,
    {
      variant: 'ghost',
      ariaLabel: 'Brand file: drop a brand.json here with its logo and fonts, or choose them',
      onClick: choose,
      onDrop: ({ dataTransfer }: { dataTransfer: DataTransfer }) => void take(dataTransfer.files),
    },
    'Brand file …',
  );
}

addons.register('brand-file', () => {
  addons.add('brand-file/tool', {
    type: types.TOOL,
    title: 'Brand file',
    render: () => createElement(BrandFile),
  });
});
