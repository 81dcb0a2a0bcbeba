CREATE TABLE "site_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"report" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "site_reports_created_at" ON "site_reports" USING btree ("created_at");