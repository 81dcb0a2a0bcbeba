DROP INDEX CONCURRENTLY IF EXISTS "members_superseded_at";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "members_superseded_at" ON "members" USING btree ("superseded_at") WHERE "members"."superseded_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "members_email_key_verified";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "members_email_key_verified" ON "members" USING btree ("email") WHERE "members"."verified_at" is not null;
