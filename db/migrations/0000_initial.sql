CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"seo_keywords" text DEFAULT '' NOT NULL,
	CONSTRAINT "categories_slug_form" CHECK ("categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("categories"."slug") <= 100),
	CONSTRAINT "categories_name_length" CHECK (length("categories"."name") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "lead_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" text NOT NULL,
	CONSTRAINT "lead_lines_quantity" CHECK ("lead_lines"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"reference" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"event_date" date NOT NULL,
	"event_location" text NOT NULL,
	"services" text[] DEFAULT '{}'::text[] NOT NULL,
	"referral_source" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"kind" text DEFAULT 'contact' NOT NULL,
	"guest_count" text DEFAULT '' NOT NULL,
	"selected_service" jsonb,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	CONSTRAINT "leads_status" CHECK ("leads"."status" in ('pending', 'contacted', 'quoted', 'booked', 'lost', 'quarantined')),
	CONSTRAINT "leads_kind" CHECK ("leads"."kind" in ('contact', 'booking')),
	CONSTRAINT "leads_name_length" CHECK (length("leads"."name") between 1 and 200),
	CONSTRAINT "leads_email_length" CHECK (length("leads"."email") between 3 and 254),
	CONSTRAINT "leads_phone_length" CHECK (length("leads"."phone") between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "media" (
	"url" text PRIMARY KEY NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"dominant_color" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_size" CHECK ("media"."width" > 0 and "media"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "rental_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"category_id" uuid NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"full_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" text DEFAULT '0' NOT NULL,
	"price_cents" integer,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"availability" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"dimensions" text DEFAULT '' NOT NULL,
	"materials" text DEFAULT '' NOT NULL,
	"colors" text[] DEFAULT '{}'::text[] NOT NULL,
	"specifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"seo_keywords" text DEFAULT '' NOT NULL,
	CONSTRAINT "rental_items_slug_form" CHECK ("rental_items"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("rental_items"."slug") <= 100),
	CONSTRAINT "rental_items_name_length" CHECK (length("rental_items"."name") between 1 and 200),
	CONSTRAINT "rental_items_price_length" CHECK (length("rental_items"."price") <= 50),
	CONSTRAINT "rental_items_price_cents" CHECK ("rental_items"."price_cents" >= 0),
	CONSTRAINT "rental_items_availability" CHECK ("rental_items"."availability" >= 0),
	CONSTRAINT "rental_items_options_list" CHECK (jsonb_typeof("rental_items"."options") = 'array'),
	CONSTRAINT "rental_items_specifications_map" CHECK (jsonb_typeof("rental_items"."specifications") = 'object')
);
--> statement-breakpoint
CREATE TABLE "service_packages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"service_type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"features" text[] DEFAULT '{}'::text[] NOT NULL,
	"starting_price" numeric(10, 2) NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"seo_keywords" text DEFAULT '' NOT NULL,
	CONSTRAINT "service_packages_slug_form" CHECK ("service_packages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("service_packages"."slug") <= 100),
	CONSTRAINT "service_packages_name_length" CHECK (length("service_packages"."name") between 1 and 200),
	CONSTRAINT "service_packages_service_type" CHECK ("service_packages"."service_type" in ('design', 'photo_booth', 'video_dance_floor')),
	CONSTRAINT "service_packages_starting_price" CHECK ("service_packages"."starting_price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "lead_lines" ADD CONSTRAINT "lead_lines_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_items" ADD CONSTRAINT "rental_items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug_unique" ON "categories" USING btree ("slug") WHERE "categories"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_lines_position_unique" ON "lead_lines" USING btree ("lead_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_idempotency_key_unique" ON "leads" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_reference_unique" ON "leads" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "leads_status_created" ON "leads" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "rental_items_slug_unique" ON "rental_items" USING btree ("slug") WHERE "rental_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "rental_items_category_name" ON "rental_items" USING btree ("category_id","name","id");--> statement-breakpoint
CREATE INDEX "rental_items_name" ON "rental_items" USING btree ("name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_packages_slug_unique" ON "service_packages" USING btree ("slug") WHERE "service_packages"."deleted_at" is null;