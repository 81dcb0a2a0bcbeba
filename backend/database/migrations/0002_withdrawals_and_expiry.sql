ALTER TABLE "identities" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bug_reports_created_at" ON "bug_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identities_withdrawn_at" ON "identities" USING btree ("withdrawn_at") WHERE "identities"."withdrawn_at" is not null;--> statement-breakpoint
CREATE INDEX "pending_tokens_expires_at" ON "pending_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_window_ends_at" ON "rate_limits" USING btree ("window_ends_at");