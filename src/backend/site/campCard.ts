import { html } from 'hono/html';
import { fewSeats, isFull, isSingleDay, nameAndPlace, type Camp } from '../../domain/camp.ts';
import { shortDate } from '../../domain/days.ts';
import { formatEuro, priceCentsFor } from '../../domain/price.ts';
import { stepUrl } from '../../domain/steps.ts';

function whenOf(camp: Camp): string {
  const { activeDays } = camp;
  if (isSingleDay(camp)) return activeDays.map((day) => shortDate(day)).join(', ');
  const [first = '', last = first] = [activeDays[0], activeDays.at(-1)];
  return first === last ? shortDate(first) : `${shortDate(first)} t.e.m. ${shortDate(last)}`;
}

function seatsOf(camp: Camp) {
  const few = fewSeats(camp);
  if (isFull(camp)) return html`<span class="seats none">Volzet</span>`;
  if (few === null) return html`<span class="seats">Plaatsen vrij</span>`;
  return html`<span class="seats few">${few === 1 ? 'Nog 1 plaats' : `Nog ${few} plaatsen`}</span>`;
}

/** The fewest days of a flexible camp that can be booked, in a row or not. */
const leastDays = (camp: Camp) => Math.max(camp.minimumDays, camp.minimumContiguousDays);

const dayCount = (count: number) => (count === 1 ? '1 dag' : `${count} dagen`);

function priceOf(camp: Camp) {
  const [least] = camp.activeDays
    .map((_day, index) => ({ count: index + 1, cents: priceCentsFor(camp, index + 1) }))
    .filter(
      ({ count, cents }) => count >= leastDays(camp) && count <= camp.maximumDays && cents < camp.priceCents,
    )
    .sort((one, other) => one.cents - other.cents);
  const from = least && html`<small>vanaf ${formatEuro(least.cents)} (${dayCount(least.count)})</small>`;
  return html`<p class="price">${formatEuro(camp.priceCents)}${from}</p>`;
}

function daysOf(camp: Camp): string {
  const count = camp.activeDays.length;
  const [least, most] = [leastDays(camp), Math.min(camp.maximumDays, count)];
  const all = dayCount(count);
  if (!camp.flexibleBookingAllowed || least >= count) return all;
  if (most === 1) return '1 dag naar keuze';
  if (most === count) return `${all}, u kiest er minstens ${least}`;
  if (least === most) return `${all}, u kiest er ${least}`;
  return `${all}, u kiest er ${least > 1 ? `${least} tot` : 'hoogstens'} ${most}`;
}

/** A camp with its link into the wizard; dates and age come first. */
export function campCard(camp: Camp) {
  const full = isFull(camp);
  const name = nameAndPlace(camp).join(' in ');
  return html`<li class="card">
    <h3>${whenOf(camp)} <span class="age">${camp.ageGroupName}</span></h3>
    <p>${camp.locationName}</p>
    ${seatsOf(camp)}
    <dl>
      ${
        camp.periodName &&
        html`<dt>Periode</dt>
          <dd>${camp.periodName}</dd>`
      }
      <dt>Dagen</dt>
      <dd>${daysOf(camp)}</dd>
    </dl>
    ${camp.remark && html`<p class="remark">${camp.remark}</p>`}
    <div class="foot">
      ${priceOf(camp)}
      <a
        class="${full ? 'button quiet' : 'button'}"
        href="${stepUrl('campDays', camp.id)}"
        aria-label="${full ? 'Bekijk kamp' : 'Schrijf in'}: ${name}, ${whenOf(camp)}"
        >${full ? 'Bekijk kamp' : 'Schrijf in'}</a
      >
    </div>
  </li>`;
}
