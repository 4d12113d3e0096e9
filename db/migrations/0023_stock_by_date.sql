CREATE TABLE "handovers" (
	"inquiry_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"option" text DEFAULT '' NOT NULL,
	"way" text NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" text,
	"ticked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handovers_inquiry_id_item_id_option_way_pk" PRIMARY KEY("inquiry_id","item_id","option","way"),
	CONSTRAINT "handovers_way" CHECK ("handovers"."way" in ('out', 'back')),
	CONSTRAINT "handovers_counts" CHECK ("handovers"."missing" >= 0 and "handovers"."damaged" >= 0
        and ("handovers"."way" = 'back' or ("handovers"."missing" = 0 and "handovers"."damaged" = 0))),
	CONSTRAINT "handovers_note_length" CHECK (length("handovers"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "partner_pieces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"option" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"partner" text NOT NULL,
	"cost_cents" integer DEFAULT 0 NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_pieces_quantity" CHECK ("partner_pieces"."quantity" between 1 and 9999),
	CONSTRAINT "partner_pieces_cost" CHECK ("partner_pieces"."cost_cents" >= 0),
	CONSTRAINT "partner_pieces_partner_length" CHECK (length("partner_pieces"."partner") between 1 and 200),
	CONSTRAINT "partner_pieces_option_length" CHECK (length("partner_pieces"."option") <= 100)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"received_on" date NOT NULL,
	"method" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('payment', 'refund')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('check', 'cash', 'card', 'transfer', 'other')),
	CONSTRAINT "payments_cents" CHECK ("payments"."cents" > 0),
	CONSTRAINT "payments_note_length" CHECK (length("payments"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "stock_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"option" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"out" date NOT NULL,
	"free" date NOT NULL,
	"inquiry_id" uuid,
	"quote_id" uuid,
	"until" date,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_rows_kind" CHECK ("stock_rows"."kind" in ('hold', 'booking', 'block')),
	CONSTRAINT "stock_rows_quantity" CHECK ("stock_rows"."quantity" > 0),
	CONSTRAINT "stock_rows_days" CHECK ("stock_rows"."free" > "stock_rows"."out"),
	CONSTRAINT "stock_rows_reason" CHECK ("stock_rows"."reason" in ('repair', 'lost', 'own-use', 'other')),
	CONSTRAINT "stock_rows_of_event" CHECK (("stock_rows"."kind" = 'block') = ("stock_rows"."inquiry_id" is null)
        and ("stock_rows"."kind" = 'block') = ("stock_rows"."reason" is not null)),
	CONSTRAINT "stock_rows_of_quote" CHECK (("stock_rows"."kind" = 'hold') = ("stock_rows"."quote_id" is not null)
        and ("stock_rows"."kind" = 'hold') = ("stock_rows"."until" is not null)),
	CONSTRAINT "stock_rows_option_length" CHECK (length("stock_rows"."option") <= 100),
	CONSTRAINT "stock_rows_note_length" CHECK (length("stock_rows"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_status";--> statement-breakpoint
ALTER TABLE "inquiry_events" DROP CONSTRAINT "inquiry_events_kind";--> statement-breakpoint
ALTER TABLE "inquiry_events" DROP CONSTRAINT "inquiry_events_from";--> statement-breakpoint
ALTER TABLE "inquiry_events" DROP CONSTRAINT "inquiry_events_to";--> statement-breakpoint
ALTER TABLE "setting_versions" DROP CONSTRAINT "setting_versions_section";--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_section";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "days_before" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "days_after" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "turnaround" integer;--> statement-breakpoint
ALTER TABLE "rental_items" ADD COLUMN "days_before" integer;--> statement-breakpoint
ALTER TABLE "rental_items" ADD COLUMN "days_after" integer;--> statement-breakpoint
ALTER TABLE "rental_items" ADD COLUMN "turnaround" integer;--> statement-breakpoint
ALTER TABLE "rental_items" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "delivery_window" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "pickup_window" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "site_contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "canceled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "canceled_by" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "fee_kept_cents" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "sent_for_day" date;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_item_id_rental_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."rental_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_pieces" ADD CONSTRAINT "partner_pieces_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_pieces" ADD CONSTRAINT "partner_pieces_item_id_rental_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."rental_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_pieces" ADD CONSTRAINT "partner_pieces_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_rows" ADD CONSTRAINT "stock_rows_item_id_rental_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."rental_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_rows" ADD CONSTRAINT "stock_rows_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_rows" ADD CONSTRAINT "stock_rows_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_rows" ADD CONSTRAINT "stock_rows_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_pieces_inquiry" ON "partner_pieces" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "partner_pieces_item" ON "partner_pieces" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "payments_inquiry" ON "payments" USING btree ("inquiry_id","received_on");--> statement-breakpoint
CREATE INDEX "stock_rows_item" ON "stock_rows" USING btree ("item_id","free","out");--> statement-breakpoint
CREATE INDEX "stock_rows_inquiry" ON "stock_rows" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "stock_rows_quote" ON "stock_rows" USING btree ("quote_id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_stock_rule" CHECK ("categories"."days_before" between 0 and 30 and "categories"."days_after" between 0 and 30
      and "categories"."turnaround" between 0 and 30);--> statement-breakpoint
ALTER TABLE "rental_items" ADD CONSTRAINT "rental_items_stock_rule" CHECK ("rental_items"."days_before" between 0 and 30 and "rental_items"."days_after" between 0 and 30
      and "rental_items"."turnaround" between 0 and 30);--> statement-breakpoint
ALTER TABLE "rental_items" ADD CONSTRAINT "rental_items_parts" CHECK (jsonb_typeof("rental_items"."parts") = 'array'
    and not jsonb_path_exists("rental_items"."parts", '$[*] ? (!(exists(@.itemId ? (@.type() == "string")) && exists(@.option ? (@.type() == "string")) && exists(@.quantity ? (@ > 0))))'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_last_day" CHECK ("inquiries"."last_day" > "inquiries"."event_date" and "inquiries"."last_day" < "inquiries"."event_date" + 14);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_canceled" CHECK (("inquiries"."status" = 'canceled') = ("inquiries"."canceled_at" is not null)
        and ("inquiries"."status" = 'canceled') = ("inquiries"."canceled_by" is not null));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_canceled_by" CHECK ("inquiries"."canceled_by" in ('customer', 'shop'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_fee_kept" CHECK ("inquiries"."fee_kept_cents" >= 0);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_cancel_reason_length" CHECK (length("inquiries"."cancel_reason") <= 500);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_delivery_window_length" CHECK (length("inquiries"."delivery_window") <= 100);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_pickup_window_length" CHECK (length("inquiries"."pickup_window") <= 100);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_site_contact_length" CHECK (length("inquiries"."site_contact") <= 200);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_status" CHECK ("inquiries"."status" in ('pending', 'contacted', 'quoted', 'booked', 'canceled', 'lost', 'quarantined'));--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_kind" CHECK ("inquiry_events"."kind" in ('created', 'details', 'note', 'call', 'status', 'assigned', 'next-action', 'mail-sent', 'quote-sent', 'quote-accepted', 'quote-declined', 'quote-question', 'quote-withdrawn', 'overbooked', 'agreed', 'canceled', 'payment', 'refund', 'payment-voided'));--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_from" CHECK ("inquiry_events"."from_status" in ('pending', 'contacted', 'quoted', 'booked', 'canceled', 'lost', 'quarantined'));--> statement-breakpoint
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_to" CHECK ("inquiry_events"."to_status" in ('pending', 'contacted', 'quoted', 'booked', 'canceled', 'lost', 'quarantined'));--> statement-breakpoint
ALTER TABLE "setting_versions" ADD CONSTRAINT "setting_versions_section" CHECK ("setting_versions"."section" in ('business', 'hours', 'hero', 'look', 'home', 'seo', 'services', 'packages', 'policies', 'privacy', 'howItWorks', 'faq', 'reviews', 'events', 'search', 'planner', 'mails', 'replies', 'digest', 'fees', 'quotes', 'stock'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_section" CHECK ("settings"."section" in ('business', 'hours', 'hero', 'look', 'home', 'seo', 'services', 'packages', 'policies', 'privacy', 'howItWorks', 'faq', 'reviews', 'events', 'search', 'planner', 'mails', 'replies', 'digest', 'fees', 'quotes', 'stock'));