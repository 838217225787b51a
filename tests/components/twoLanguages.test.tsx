import { ThemeProvider } from '@mui/material/styles';
import { Suspense, use, type ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DayCalendar } from '../../src/components/days/DayCalendar.tsx';
import { DayGrid } from '../../src/components/days/DayGrid.tsx';
import { PrintedConfirmation } from '../../src/components/thanks/PrintedConfirmation.tsx';
import { MessagesProvider, type MessagesProviderProps } from '../../src/components/MessagesProvider.tsx';
import { OFFERED_OPTIONS } from '../../src/domain/enrolment.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { flexibleCamp } from '../../src/testing/camps.ts';
import { bookingOf } from '../../src/testing/people.ts';
import { defaultBrand } from '../../src/ui/brand/readBrandTokens.ts';
import { Form } from '../../src/ui/form/Form.tsx';
import { themeFor } from '../../src/ui/theme/theme.ts';

const calendarIn = (props: Omit<MessagesProviderProps, 'children'>) =>
  renderToStaticMarkup(
    <ThemeProvider theme={themeFor(defaultBrand)}>
      <MessagesProvider {...props}>
        <DayCalendar activeDays={['2027-07-05']} selectedDays={[]} />
      </MessagesProvider>
    </ThemeProvider>,
  );

test('the calendar names its months and weekdays in the language of the words', () => {
  const html = calendarIn({ locale: 'en-GB' });
  expect(html).toContain('>July 2027<');
  expect(html).toContain('>Mon<');
  expect(html).toContain('aria-label="Monday"');
  expect(html).not.toMatch(/>juli|>ma<|maandag/);
});

test('the months are Gregorian, like the days below them, in a language with another calendar', () => {
  const name = new Intl.DateTimeFormat('fa-IR-u-ca-gregory', { month: 'long' }).format(
    new Date('2027-07-05'),
  );
  expect(calendarIn({ locale: 'fa-IR' })).toContain(name);
});

test.each<[Omit<MessagesProviderProps, 'children'>, string]>([
  [{ locale: 'nl_BE' }, 'The locale of MessagesProvider is "nl_BE", and must be a BCP 47 language tag'],
  [{ locale: '' }, 'The locale of MessagesProvider is "", and must be a BCP 47 language tag'],
  [
    { messages: { dayGrid: { count: '{{n}} of {{total}} or {{most}}' } } },
    'The message "dayGrid.count" has no value for {{most}}: the Dutch one is "',
  ],
  [{ messages: { dayGrid: { counted: '' } } as object }, 'The messages have no key "dayGrid.counted"'],
])('%j is reported in development, and Dutch is shown', (props, sentence) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => report.mockRestore());
  expect(calendarIn(props)).toContain('>juli 2027<');
  expect(report.mock.calls.map(String)).toEqual([expect.stringContaining(sentence)]);
});

test('a message that is undefined is the Dutch one, without a report', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => report.mockRestore());
  const html = calendarIn({ messages: { dayCalendar: { noneChosen: undefined }, rush: undefined } });
  expect(html).toContain(nl.dayCalendar.noneChosen);
  expect(report).not.toHaveBeenCalled();
});

test('the chosen option has the words of the page, and one that is not offered its own', () => {
  const booking = bookingOf(flexibleCamp());
  const printed = (option: string) =>
    renderToStaticMarkup(
      <ThemeProvider theme={themeFor(defaultBrand)}>
        <MessagesProvider messages={{ extraOptions: { leisure: 'Tarif loisirs' } }}>
          <PrintedConfirmation
            organisationName="Club"
            secretariatEmail="info@example.org"
            camp={flexibleCamp()}
            booking={{ ...booking, option }}
          />
        </MessagesProvider>
      </ThemeProvider>,
    );
  expect(printed(OFFERED_OPTIONS[0])).toContain('Tarif loisirs');
  expect(printed(OFFERED_OPTIONS[0])).not.toContain(OFFERED_OPTIONS[0]);
  expect(printed('Tarif famille')).toContain('Tarif famille');
});

/** Renders its children once the promise resolves. */
function After({ promise, children }: { promise: Promise<void>; children: ReactNode }) {
  use(promise);
  return children;
}

/** The page of an organisation, of which the server renders the second half when `promise` resolves. */
function page(legend: string, colour: string, promise: Promise<void>) {
  const { activeDays } = flexibleCamp();
  const days = <DayGrid activeDays={activeDays} secretariatEmail="info@example.org" />;
  const brand = { ...defaultBrand, colours: { ...defaultBrand.colours, action: colour } };
  return (
    <ThemeProvider theme={themeFor(brand)}>
      <MessagesProvider locale="en-GB" messages={{ dayGrid: { legend } }}>
        <Form initialValues={{ selectedDays: [] }} onSubmit={() => undefined}>
          {days}
          <Suspense>
            <After promise={promise}>{days}</After>
          </Suspense>
        </Form>
      </MessagesProvider>
    </ThemeProvider>
  );
}

test('two languages and two brands are rendered at the same time in one process', async () => {
  let goOn: () => void = () => undefined;
  const halfway = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const streams = await Promise.all([
    renderToReadableStream(page('Camp days', '#123456', halfway)),
    renderToReadableStream(page('Jours de stage', '#654321', halfway)),
  ]);
  // Both pages are half rendered.
  goOn();
  const [english = '', french = ''] = await Promise.all(streams.map((stream) => new Response(stream).text()));
  expect(english.match(/Camp days/g)).toHaveLength(2);
  expect(french.match(/Jours de stage/g)).toHaveLength(2);
  expect(english).not.toMatch(/Jours|#654321/);
  expect(french).not.toMatch(/Camp days|#123456/);
  expect(english).toContain('#123456');
});
