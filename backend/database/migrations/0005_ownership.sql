DROP INDEX "members_email_key";--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "had_foreign_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "superseded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "members_superseded_at" ON "members" USING btree ("superseded_at") WHERE "members"."superseded_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "members_email_key" ON "members" USING btree ("email") WHERE "members"."verified_at" is not null;--> statement-breakpoint
UPDATE "identities" SET "had_foreign_account" = true FROM "members" WHERE "members"."uid" = "identities"."uid" AND "members"."had_foreign_provider";
