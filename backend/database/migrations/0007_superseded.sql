ALTER TABLE "members" ADD COLUMN "superseded_at" timestamp with time zone;
