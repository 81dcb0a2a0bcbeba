ALTER TABLE "identities" ADD COLUMN "withdrawn_at" timestamp with time zone;
