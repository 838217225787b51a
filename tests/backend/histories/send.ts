import type { CommandName, runOn } from '../../../src/backend/commands/commands.ts';
import type { Camp } from '../../../src/domain/camp.ts';
import { EMPTY_MEDICAL_INFO } from '../../../src/domain/medicalSheet.ts';
import { campItem } from '../../../src/testing/camps.ts';
import { children, enrolmentOf } from '../client.ts';
import type { Answer, ExportedBooking, Request } from './history.ts';
import type { Server } from './system.ts';

const [childNr, parentNr] = [children(2016), children(1985)];

/** The national numbers of the people of the histories. */
const PEOPLE: Record<string, string> = {
  Noor: childNr(1),
  Lars: childNr(2),
  Mila: childNr(3),
  An: parentNr(1),
  Bart: parentNr(2),
};
export const CHILDREN = ['Noor', 'Lars', 'Mila'] as const;
export const PARENTS = ['An', 'Bart'] as const;
const nationalNr = (name: string) => PEOPLE[name] ?? '';
const nameOf = (nr: string) => Object.keys(PEOPLE).find((name) => PEOPLE[name] === nr) ?? nr;

/** The server's discount for a later booking, in euro. */
const SAVINGS = 15;

type Sent = Promise<{ status: number; text: string }>;

async function fetchText(url: string, init: RequestInit): Sent {
  const response = await fetch(url, init);
  return { status: response.status, text: await response.text() };
}

function bodyOfSave(camp: Camp, request: Extract<Request, { kind: 'save' }>) {
  const subscription = enrolmentOf(camp, nationalNr(request.child), {
    voucher: request.voucher ?? '',
    subscriber_Parent_NationalNr: nationalNr(request.parent),
    // The sheet shows which attempt was booked.
    subscriber_Medical_MedicalInfo: { ...EMPTY_MEDICAL_INFO, subscriber_remarks: request.key },
  });
  return request.claimsSavings
    ? { ...subscription, discountType: 'SAVINGS', discountAmount: SAVINGS }
    : subscription;
}

interface ExportedRecord {
  reference: string;
  withVoucher: boolean;
  discountType: ExportedBooking['discount'];
  details: { subscriber_NationalNr: string };
  medicalInfo: { subscriber_remarks: string };
}

const bookingOf = (record: ExportedRecord): ExportedBooking => ({
  key: record.medicalInfo.subscriber_remarks,
  child: nameOf(record.details.subscriber_NationalNr),
  reference: record.reference,
  withVoucher: record.withVoucher,
  discount: record.discountType,
});

/** Sends a request to a server. Throws if the connection breaks; returns null for a failure of the server. */
export async function send(
  { url, control }: Server,
  campOf: (name: string) => Camp,
  request: Request,
  signal?: AbortSignal,
): Promise<Answer> {
  const init = signal ? { signal } : {};
  const call = (path: string, headers = {}) => fetchText(`${url}/api/${path}`, { ...init, headers });
  const posted = (address: string, body: unknown, headers = {}) =>
    fetchText(address, {
      ...init,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  /** A command: its result, null after a failure, or `refused` for exit code 2. */
  const command = async <Name extends CommandName>(
    name: Name,
    given: Parameters<typeof runOn<Name>>[2],
  ): Promise<Awaited<ReturnType<typeof runOn<Name>>> | 'refused' | null> => {
    const address = `http://127.0.0.1:${control.port}/${name}`;
    const { status, text } = await posted(address, given, { authorization: `Bearer ${control.token}` });
    if (status === 200) return JSON.parse(text) as Awaited<ReturnType<typeof runOn<Name>>>;
    return status === 400 ? 'refused' : null;
  };
  const campId = 'camp' in request ? campOf(request.camp).id : '';
  const answered = ({ status, text }: Awaited<Sent>): Answer => (status >= 500 ? null : { text });

  switch (request.kind) {
    case 'seats': {
      const { status, text } = await call(`camps?key=demo&campId=${campId}`);
      const [camp] = status === 200 ? (JSON.parse(text) as { SEATS_OPEN: number }[]) : [];
      return camp ? { text: String(camp.SEATS_OPEN) } : null;
    }
    case 'discount': {
      const body = { subscriber_NationalNr: nationalNr(request.child), campId };
      const { status, text } = await posted(`${url}/api/checkDiscounts`, body);
      if (status !== 200) return answered({ status, text });
      return { text: (JSON.parse(text) as { DISCOUNT_TYPE: string | null }).DISCOUNT_TYPE ?? 'none' };
    }
    case 'sheet': {
      const headers = { 'x-parent-national-nr': nationalNr(request.parent) };
      const path = `medicalInfo?key=demo&nationalNr=${nationalNr(request.child)}`;
      const { status, text } = await call(path, headers);
      if (status === 204) return { text: 'none' };
      if (status !== 200) return null;
      return { text: (JSON.parse(text) as { subscriber_remarks: string }).subscriber_remarks };
    }
    case 'save': {
      const body = bodyOfSave(campOf(request.camp), request);
      const headers = { 'idempotency-key': request.key };
      const { status, text } = await posted(`${url}/api/saveWebSubscription`, body, headers);
      if (status !== 200) return answered({ status, text });
      return { text: '200', reference: (JSON.parse(text) as { reference: string }).reference };
    }
    case 'validateVoucher':
      return answered(await call(`validateVoucher?voucher=${request.voucher}&campId=${campId}`));
    case 'createVoucher': {
      const created = await command('createVoucher', { campId, hours: 24 });
      return created && created !== 'refused' ? { text: 'done', voucher: created.code } : null;
    }
    case 'cancel': {
      const done = await command('cancelBookings', { references: [request.reference] });
      return done && { text: done === 'refused' ? 'unknown' : 'done' };
    }
    case 'import': {
      const { seats: seatsOpen, force } = request;
      const item = campItem({ ...campOf(request.camp), seatsOpen });
      const given = { rows: [{ name: campId, item }], force };
      const loaded = await command('importCamps', given);
      if (!loaded || loaded === 'refused') return loaded && { text: 'refused' };
      const [{ seatsBefore, booked } = { seatsBefore: null, booked: 0 }] = loaded;
      return { text: 'done', before: { seats: seatsBefore ?? 0, booked } };
    }
    case 'close':
    case 'open': {
      const done = await command('setClosed', { campId, isClosed: request.kind === 'close' });
      return done && { text: 'done' };
    }
    case 'forget': {
      const done = await command('forget', { nationalNr: nationalNr(request.child) });
      return done && { text: done === 'refused' ? '0' : String(done.bookings) };
    }
    case 'export': {
      const exported = await command('exportCamp', { campId });
      if (!exported || exported === 'refused') return null;
      return { text: 'done', bookings: (JSON.parse(exported.json) as ExportedRecord[]).map(bookingOf) };
    }
  }
}
