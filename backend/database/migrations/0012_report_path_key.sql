DROP INDEX CONCURRENTLY IF EXISTS "site_reports_path_key";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "site_reports_path_key" ON "site_reports" USING btree ("path");