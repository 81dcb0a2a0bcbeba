DROP INDEX CONCURRENTLY IF EXISTS "bug_reports_created_at";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bug_reports_created_at" ON "bug_reports" USING btree ("created_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "identities_withdrawn_at";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "identities_withdrawn_at" ON "identities" USING btree ("withdrawn_at") WHERE "identities"."withdrawn_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "pending_tokens_expires_at";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "pending_tokens_expires_at" ON "pending_tokens" USING btree ("expires_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "rate_limits_window_ends_at";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "rate_limits_window_ends_at" ON "rate_limits" USING btree ("window_ends_at");
