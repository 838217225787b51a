/** The smallest schema that keeps a booking's two promises: no camp past its seats, no child twice in a period. */
export const BARE_SCHEMA = `
  CREATE TABLE camp (
    camp_id integer PRIMARY KEY,
    period_id integer NOT NULL,
    seats_open integer NOT NULL CHECK (seats_open >= 0)
  ) WITH (fillfactor = 50); -- room for HOT updates of the counter
  CREATE TABLE subscription (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    camp_id integer NOT NULL REFERENCES camp,
    period_id integer NOT NULL,
    national_nr char(11) NOT NULL,
    data jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT one_camp_per_child_and_period UNIQUE (national_nr, period_id)
  );
  INSERT INTO camp SELECT i, 1 + i % 10, 100000000 FROM generate_series(1, 200) i;`;

/** A booking in one round trip: the seat and the row stand or fall together. */
const bareStatement = (camp: string, nationalNr: string, data: string) =>
  `WITH seat AS (UPDATE camp SET seats_open = seats_open - 1 WHERE camp_id = ${camp} AND seats_open > 0 RETURNING camp_id, period_id)
INSERT INTO subscription (camp_id, period_id, national_nr, data) SELECT camp_id, period_id, ${nationalNr}, ${data}::jsonb FROM seat RETURNING id`;

/** For a driver: camp, child and data are its values. */
export const BARE_STATEMENT = bareStatement('$1::int', '$2', '$3');

/** For pgbench: the camp is one of `:camps`, the child a new one, the data always this. */
export function pgbenchScript(data: string): string {
  // A space behind each colon, or pgbench takes `:true` for a variable.
  const literal = `'${data.replaceAll("'", "''").replaceAll(':', ': ')}'`;
  return `\\set camp random(1, :camps)
\\set nine random(100000000, 999999999)
\\set two random(10, 99)
${bareStatement(':camp', ":nine || '' || :two", literal).replaceAll('\n', ' ')};
`;
}
