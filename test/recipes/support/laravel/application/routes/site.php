<?php

// What the site has besides the recipe.
use App\Events\WaitingTicketsChanged;
use App\Http\Controllers\LoginController;
use App\Models\Ticket;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;

Route::view('/login', 'login')->name('login');
Route::post('/login', [LoginController::class, 'logIn']);
Route::post('/logout', [LoginController::class, 'logOut'])->middleware('auth');
Route::view('/ucet', 'account')->middleware('auth');
Route::view('/kiosk', 'kiosk');
Route::post('/kiosk', function (Request $request) {
    $ticket = Ticket::create($request->validate(['doctor_id' => 'required|integer', 'name' => 'required']));
    WaitingTicketsChanged::dispatch($ticket->doctor_id);

    // The test waits for the job, where the worker has not done it already.
    return redirect('/kiosk?'.http_build_query(['job' => DB::table('jobs')->max('id')]));
});
