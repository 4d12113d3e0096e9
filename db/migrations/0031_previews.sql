CREATE TABLE "previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"html" text NOT NULL,
	"policy" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "previews_hash" CHECK ("previews"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "previews_html_length" CHECK (length("previews"."html") between 1 and 2000000)
);
--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "previews_staff" ON "previews" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "previews_expires" ON "previews" USING btree ("expires_at");