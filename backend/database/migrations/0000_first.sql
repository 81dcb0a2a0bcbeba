CREATE TABLE "bug_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"uid" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "members" (
	"uid" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"contact_email" text,
	"phone" text NOT NULL,
	"date_of_birth" date,
	"location" jsonb,
	"profile_image" text NOT NULL,
	"interests" text[] DEFAULT '{}'::text[] NOT NULL,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"friends" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verified_at" timestamp with time zone,
	"identity_seen_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "pending_tokens" (
	"uid" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bug_reports" ADD CONSTRAINT "bug_reports_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_uid_identities_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identities"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_tokens" ADD CONSTRAINT "pending_tokens_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bug_reports_uid" ON "bug_reports" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "members_username_key" ON "members" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "members_email_key" ON "members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "members_unverified_seen_at" ON "members" USING btree ("seen_at") WHERE "members"."verified_at" is null;