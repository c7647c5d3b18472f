<?php

use Illuminate\Contracts\Http\Kernel;
use Illuminate\Http\Request;

// The development server of PHP asks this script for every address: false lets it send the file. So it does with favicon.ico,
// which the browser asks for by itself: an answer with a session's cookie could come after the login's, and undo it.
if (php_sapi_name() === 'cli-server') {
    $path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
    if ($path !== '/' && is_file(__DIR__.$path)) {
        return false;
    }
}

require __DIR__.'/../bootstrap/autoload.php';
$app = require __DIR__.'/../bootstrap/app.php';
$kernel = $app->make(Kernel::class);
$response = $kernel->handle($request = Request::capture())->send();
$kernel->terminate($request, $response);
