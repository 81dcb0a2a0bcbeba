DROP INDEX "members_email_key";--> statement-breakpoint
ALTER INDEX "members_email_key_verified" RENAME TO "members_email_key";
