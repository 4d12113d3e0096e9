CREATE TABLE "quote_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_links_hash" CHECK ("quote_links"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text DEFAULT '' NOT NULL,
	"valid_until" date NOT NULL,
	"is_reminded" boolean NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"accepted_by" text DEFAULT '' NOT NULL,
	"accepted_address_hash" text DEFAULT '' NOT NULL,
	"decline_reason" text,
	"decline_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "quotes_state" CHECK ("quotes"."state" in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "quotes_number" CHECK ("quotes"."number" >= 1),
	CONSTRAINT "quotes_hash" CHECK ("quotes"."content_hash" ~ '^[0-9a-f]{64}$' or "quotes"."state" = 'draft'),
	CONSTRAINT "quotes_sent" CHECK (("quotes"."state" = 'draft') = ("quotes"."sent_at" is null)),
	CONSTRAINT "quotes_answered" CHECK (("quotes"."state" in ('accepted', 'declined')) = ("quotes"."answered_at" is not null)),
	CONSTRAINT "quotes_accepted" CHECK (("quotes"."state" = 'accepted') = ("quotes"."accepted_by" <> '')),
	CONSTRAINT "quotes_declined" CHECK (("quotes"."state" = 'declined') = ("quotes"."decline_reason" is not null)),
	CONSTRAINT "quotes_decline_reason" CHECK ("quotes"."decline_reason" in ('price', 'other-shop', 'plans-changed', 'other')),
	CONSTRAINT "quotes_accepted_by_length" CHECK (length("quotes"."accepted_by") <= 200),
	CONSTRAINT "quotes_decline_note_length" CHECK (length("quotes"."decline_note") <= 4000)
);
--> statement-breakpoint
ALTER TABLE "inquiry_events" DROP CONSTRAINT "inquiry_events_kind";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "setting_versions" DROP CONSTRAINT "setting_versions_section";--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_section";--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD COLUMN "is_by_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_links_quote" ON "quote_links" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "quote_links_expires" ON "quote_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_number_unique" ON "quotes" USING btree ("inquiry_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_draft" ON "quotes" USING btree ("inquiry_id") WHERE "quotes"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "quotes_to_remind" ON "quotes" USING btree ("valid_until","id") WHERE "quotes"."state" = 'sent' and "quotes"."is_reminded" and "quotes"."reminded_at" is null;--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_events_quote" ON "inquiry_events" USING btree ("quote_id","created_at") WHERE "inquiry_events"."quote_id" is not null;--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_of_quote" CHECK ("inquiry_events"."kind" not like 'quote-%' or "inquiry_events"."quote_id" is not null);--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_author" CHECK (not "inquiry_events"."is_by_customer" or "inquiry_events"."author_id" is null);--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_kind" CHECK ("inquiry_events"."kind" in ('created', 'note', 'call', 'status', 'assigned', 'next-action', 'mail-sent', 'quote-sent', 'quote-accepted', 'quote-declined', 'quote-question', 'quote-withdrawn'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('inquiry-for-staff', 'inquiry-confirmation', 'inquiry-reply', 'staff-invitation', 'password-reset', 'email-change', 'visitor-list', 'quote', 'quote-reminder', 'quote-accepted', 'quote-answer'));--> statement-breakpoint
ALTER TABLE "setting_versions" ADD CONSTRAINT "setting_versions_section" CHECK ("setting_versions"."section" in ('business', 'hours', 'hero', 'look', 'home', 'seo', 'services', 'policies', 'howItWorks', 'faq', 'reviews', 'events', 'search', 'planner', 'mails', 'fees', 'quotes'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_section" CHECK ("settings"."section" in ('business', 'hours', 'hero', 'look', 'home', 'seo', 'services', 'policies', 'howItWorks', 'faq', 'reviews', 'events', 'search', 'planner', 'mails', 'fees', 'quotes'));
--> statement-breakpoint
-- What a customer was sent stays as it was: terms that can change are none.
CREATE FUNCTION "keep_sent_quote"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'draft' AND (
    NEW.state = 'draft'
    OR (NEW.inquiry_id, NEW.number, NEW.content, NEW.content_hash, NEW.valid_until, NEW.sent_at)
      IS DISTINCT FROM
      (OLD.inquiry_id, OLD.number, OLD.content, OLD.content_hash, OLD.valid_until, OLD.sent_at)
  ) THEN
    RAISE EXCEPTION 'A quote that was sent cannot change' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "quotes_keep_sent" BEFORE UPDATE ON "quotes"
FOR EACH ROW EXECUTE FUNCTION "keep_sent_quote"();
