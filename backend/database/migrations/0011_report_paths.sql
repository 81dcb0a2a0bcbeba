ALTER TABLE "site_reports" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "site_reports" ADD COLUMN "occurrences" integer DEFAULT 1 NOT NULL;