CREATE TABLE "booked_day" (
	"child_lookup" text NOT NULL,
	"day" date NOT NULL,
	"booking_id" uuid NOT NULL,
	CONSTRAINT "booked_day_child_day" PRIMARY KEY("child_lookup","day")
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"camp_id" text NOT NULL,
	"child_lookup" text NOT NULL,
	"parent_lookup" text NOT NULL,
	"idempotency_key" text,
	"request_digest" text NOT NULL,
	"discount_type" text,
	"discount_cents" integer NOT NULL,
	"to_pay_cents" integer NOT NULL,
	"with_voucher" boolean NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"details_sealed" text NOT NULL,
	"medical_sealed" text,
	CONSTRAINT "booking_reference" UNIQUE("reference"),
	CONSTRAINT "booking_idempotency_key" UNIQUE("idempotency_key"),
	CONSTRAINT "booking_child_camp" UNIQUE("child_lookup","camp_id")
);
--> statement-breakpoint
CREATE TABLE "camp" (
	"id" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lookup_key" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat" (
	"camp_id" text PRIMARY KEY NOT NULL,
	"seats_open" integer NOT NULL,
	CONSTRAINT "seat_never_below_zero" CHECK ("seat"."seats_open" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"camp_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "booked_day" ADD CONSTRAINT "booked_day_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_camp_id_camp_id_fk" FOREIGN KEY ("camp_id") REFERENCES "camp"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_camp_id_camp_id_fk" FOREIGN KEY ("camp_id") REFERENCES "camp"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_camp_id_camp_id_fk" FOREIGN KEY ("camp_id") REFERENCES "camp"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booked_day_of_booking" ON "booked_day" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_first_camp" ON "booking" USING btree ("child_lookup") WHERE "booking"."discount_type" = 'FIRST_CAMP';--> statement-breakpoint
CREATE INDEX "booking_of_camp" ON "booking" USING btree ("camp_id");