// @vitest-environment jsdom
import { ThemeProvider, type ComponentNameToClassKey } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import { Formik } from 'formik';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import '../../src/components/themeKeys.ts';
import { DayGrid } from '../../src/components/days/DayGrid.tsx';
import { EnrolmentRecap } from '../../src/components/confirmation/EnrolmentRecap.tsx';
import { CampHeader } from '../../src/components/frame/CampHeader.tsx';
import { StepNav } from '../../src/components/frame/StepNav.tsx';
import { MedicationBlock } from '../../src/components/medical/MedicationBlock.tsx';
import { ErrorBox } from '../../src/components/messages/ErrorBox.tsx';
import { MessagesProvider } from '../../src/components/MessagesProvider.tsx';
import { CampSidebar } from '../../src/components/summary/CampSidebar.tsx';
import { SummaryBar } from '../../src/components/summary/SummaryBar.tsx';
import { TextField } from '../../src/ui/fields/TextField.tsx';
import { ErrorSummary, type InvalidField } from '../../src/ui/form/ErrorSummary.tsx';
import { themeFor } from '../../src/ui/theme/theme.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { KID_PARENT, MEDICAL_INFO } from '../../src/testing/people.ts';
import { pine } from '../../stories/support/brand/brands.ts';

type Name = Extract<keyof ComponentNameToClassKey, `Camp${string}`>;

const camp = flexibleCamp();
const bill = { camp, selectedDays: camp.activeDays, discount: { type: null, amount: null } };
const site = {
  organisationName: 'Zwemclub',
  organisationUrl: '/',
  secretariatEmail: 'info@zwemclub.example',
};
const problems: InvalidField[] = [];
const days = <DayGrid activeDays={camp.activeDays} limits={camp} disabled {...site} />;

/** Of each name: an element of it, a prop of that element, and a slot if it has others than `root`. */
const NAMES: Record<Name, [element: ReactElement, props: object, slot?: string]> = {
  CampDayBox: [days, { day: camp.activeDays[0], disabled: true }],
  CampDayGrid: [days, { disabled: true }, 'days'],
  CampEnrolmentRecap: [
    <EnrolmentRecap kidParent={KID_PARENT} days={camp.activeDays} sheet={MEDICAL_INFO} option="VIP" />,
    { option: 'VIP' },
  ],
  CampErrorBox: [<ErrorBox {...site} problem={{ code: 'INVALID' }} inPlaceOfStep />, { inPlaceOfStep: true }],
  CampErrorSummary: [<ErrorSummary problems={problems} />, { problems }],
  CampField: [
    <TextField<{ city: string }> name="city" label="Gemeente" help="Zonder postcode" />,
    { help: 'Zonder postcode' },
  ],
  CampHeader: [<CampHeader {...site} camp={camp} voucherInUse />, { voucherInUse: true }],
  CampRepeatedBlocks: [<MedicationBlock />, { heading: 'medication.number' }, 'block'],
  CampSidebar: [<CampSidebar {...bill} billFirst />, { billFirst: true }],
  CampStepNav: [<StepNav steps={[{ step: 'campDays' }]} current="campDays" />, { current: 'campDays' }],
  CampSummaryBar: [<SummaryBar {...bill} />, { selectedDays: camp.activeDays }],
};

test.each(Object.entries(NAMES))('%s is restyled by its props', (name, [element, props, slot = 'root']) => {
  const owners: object[] = [];
  const override = ({ ownerState }: { ownerState: object }) => {
    owners.push(ownerState);
    return { opacity: 0.5 };
  };
  const variants = [{ props, style: { order: 7 } }];
  const components = { [name]: { styleOverrides: { [slot]: override }, variants } };
  onTestFinished(cleanup);
  const { container } = render(
    <ThemeProvider theme={themeFor(pine, { components })}>
      <MessagesProvider>
        <MemoryRouter>
          <Formik initialValues={{ ...MEDICAL_INFO, selectedDays: [], city: '' }} onSubmit={() => {}}>
            {element}
          </Formik>
        </MemoryRouter>
      </MessagesProvider>
    </ThemeProvider>,
  );
  expect(owners[0]).toMatchObject(props);
  const styleOf = (part: string) => {
    const found = container.querySelector(`.${name}-${part}`);
    return found && getComputedStyle(found);
  };
  expect(styleOf(slot)?.opacity).toBe('0.5');
  // Variants are of the root, or of the only slot.
  expect(styleOf(slot === 'days' ? 'root' : slot)?.order).toBe('7');
});
