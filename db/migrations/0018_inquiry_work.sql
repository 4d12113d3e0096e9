CREATE TABLE "inquiry_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"edited_at" timestamp with time zone,
	"body" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"day" date,
	"from_status" text,
	"to_status" text,
	"reason" text,
	"undone_at" timestamp with time zone,
	"mail_id" uuid,
	CONSTRAINT "inquiry_events_kind" CHECK ("inquiry_events"."kind" in ('created', 'note', 'call', 'status', 'assigned', 'next-action', 'mail-sent')),
	CONSTRAINT "inquiry_events_from" CHECK ("inquiry_events"."from_status" in ('pending', 'contacted', 'quoted', 'booked', 'lost', 'quarantined')),
	CONSTRAINT "inquiry_events_to" CHECK ("inquiry_events"."to_status" in ('pending', 'contacted', 'quoted', 'booked', 'lost', 'quarantined')),
	CONSTRAINT "inquiry_events_reason" CHECK ("inquiry_events"."reason" in ('price', 'date-taken', 'no-answer', 'other')),
	CONSTRAINT "inquiry_events_move" CHECK (("inquiry_events"."kind" = 'status') = ("inquiry_events"."from_status" is not null and "inquiry_events"."to_status" is not null)),
	CONSTRAINT "inquiry_events_body_length" CHECK (length("inquiry_events"."body") <= 4000),
	CONSTRAINT "inquiry_events_subject_length" CHECK (length("inquiry_events"."subject") <= 200)
);
--> statement-breakpoint
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_email_length";--> statement-breakpoint
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_event";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "channel" text DEFAULT 'website' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "next_action" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "next_action_on" date;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "touched_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_events_inquiry" ON "inquiry_events" USING btree ("inquiry_id","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiry_events_mail" ON "inquiry_events" USING btree ("mail_id");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_mailbox" ON "inquiries" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "inquiries_replaces_which" ON "inquiries" USING btree ("replaces") WHERE "inquiries"."replaces" <> '';--> statement-breakpoint
CREATE INDEX "inquiries_event" ON "inquiries" USING btree ("event_date","created_at" DESC NULLS LAST,"id") WHERE "inquiries"."status" <> 'quarantined' and "inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "inquiries_event_last" ON "inquiries" USING btree ("event_date" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE "inquiries"."status" <> 'quarantined' and "inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "inquiries_touched" ON "inquiries" USING btree ("touched_at" DESC NULLS LAST,"id") WHERE "inquiries"."status" <> 'quarantined' and "inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "inquiries_assignee" ON "inquiries" USING btree ("assignee_id","touched_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "inquiries_next_action" ON "inquiries" USING btree ("next_action_on","id") WHERE "inquiries"."next_action_on" is not null and "inquiries"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_channel" CHECK ("inquiries"."channel" in ('website', 'phone', 'walk-in', 'other'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_way_to_reach" CHECK ("inquiries"."email" <> '' or "inquiries"."phone" <> '');--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_next_action_length" CHECK (length("inquiries"."next_action") <= 500);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_email_length" CHECK (length("inquiries"."email") between 3 and 254
        or ("inquiries"."email" = '' and "inquiries"."channel" <> 'website'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_event" CHECK ("inquiries"."kind" = 'question' or "inquiries"."channel" <> 'website'
        or ("inquiries"."event_date" is not null and "inquiries"."phone" <> ''));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('inquiry-for-staff', 'inquiry-confirmation', 'inquiry-reply', 'staff-invitation', 'password-reset', 'email-change', 'visitor-list'));--> statement-breakpoint
-- The searches of the admin; the expressions are those of db/schema/inquiry-words.ts.
CREATE INDEX "inquiries_words" ON "inquiries" USING gin ((to_tsvector('simple'::regconfig, translate(name || ' ' || email || ' ' || phone || ' ' || reference || ' ' || event_location || ' ' || next_action || ' ' || status || ' ' || case kind when 'contact' then 'inquiry' else kind end || ' ' || coalesce(selected_service ->> 'name', ''), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', '                                '))));--> statement-breakpoint
CREATE INDEX "inquiry_lines_words" ON "inquiry_lines" USING gin ((to_tsvector('simple'::regconfig, translate(name, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', '                                '))));--> statement-breakpoint
CREATE INDEX "inquiries_phone_digits" ON "inquiries" ((regexp_replace(phone, '\D', '', 'g')));--> statement-breakpoint
UPDATE "inquiries" SET "touched_at" = "updated_at";
