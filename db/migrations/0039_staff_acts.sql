CREATE TABLE "staff_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" text,
	"name" text DEFAULT '' NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "staff_acts_kind" CHECK ("staff_acts"."kind" in ('schedule', 'photo')),
	CONSTRAINT "staff_acts_action" CHECK ("staff_acts"."action" in ('scheduled', 'canceled', 'restored', 'kept', 'applied', 'held', 'uploaded', 'described', 'framed', 'deleted', 'undeleted')),
	CONSTRAINT "staff_acts_count" CHECK ("staff_acts"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "staff_acts" ADD CONSTRAINT "staff_acts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_acts_at" ON "staff_acts" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);