ALTER TABLE "camp" DROP COLUMN "last_day";--> statement-breakpoint
-- The statistics would keep copies of erased values. Setting the type removes those that exist.
ALTER TABLE "booking"
  ALTER COLUMN "child_lookup" SET DATA TYPE text, ALTER COLUMN "child_lookup" SET STATISTICS 0,
  ALTER COLUMN "parent_lookup" SET DATA TYPE text, ALTER COLUMN "parent_lookup" SET STATISTICS 0,
  ALTER COLUMN "idempotency_key" SET DATA TYPE text, ALTER COLUMN "idempotency_key" SET STATISTICS 0,
  ALTER COLUMN "request_digest" SET DATA TYPE text, ALTER COLUMN "request_digest" SET STATISTICS 0,
  ALTER COLUMN "details_sealed" SET DATA TYPE text, ALTER COLUMN "details_sealed" SET STATISTICS 0,
  ALTER COLUMN "medical_sealed" SET DATA TYPE text, ALTER COLUMN "medical_sealed" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "booked_day"
  ALTER COLUMN "child_lookup" SET DATA TYPE text, ALTER COLUMN "child_lookup" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "limit_points" ALTER COLUMN "key" SET DATA TYPE text, ALTER COLUMN "key" SET STATISTICS 0;
