ALTER TABLE "members" ADD COLUMN "accepted_providers" text[];--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "owner_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "had_foreign_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "sign_in_notice" text;