CREATE TABLE "known_places" (
	"uid" text NOT NULL,
	"place_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_places_uid_place_hash_pk" PRIMARY KEY("uid","place_hash")
);
--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_uid_members_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."members"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_places_seen_at" ON "known_places" USING btree ("seen_at");